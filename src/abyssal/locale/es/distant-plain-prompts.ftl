### Las preguntas del marco del juego: despliegue, cartas, turnos y Rondas de Propaganda. Las de Operaciones y Eventos
### tienen sus propios archivos.

prompt-turn-limited = ¿Qué haces con esta carta? Las Operaciones son Limitadas.
prompt-turn = ¿Qué haces con esta carta?
prompt-sharia = Sharía: elige una casilla
prompt-desertion = Deserción { $at }: ¿qué número de { $pieces } se va? El resto es Policía.
prompt-redeploy-origin = Redespliegue de { $pieces }: ¿desde dónde?
prompt-redeploy-destination = Redespliegue de { $pieces } desde { $origin }: ¿hasta dónde?
prompt-deploy = Despliegue Abierto: ¿dónde colocas { $pieces } (quedan { $number })?
prompt-deploy-count = Despliegue Abierto { $at }: ¿qué número de { $pieces }?
