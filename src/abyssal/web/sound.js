/** A short sound when it is your turn, generated here: nothing is fetched for it. */

/** @type {AudioContext|null} */
let context = null;

export function chime() {
  try {
    context = context || new AudioContext();
    const start = context.currentTime;
    for (const [i, pitch] of [659, 880].entries()) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start + i * 0.14);
      volume.gain.exponentialRampToValueAtTime(0.12, start + i * 0.14 + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.14 + 0.3);
      tone.connect(volume).connect(context.destination);
      tone.start(start + i * 0.14);
      tone.stop(start + i * 0.14 + 0.32);
    }
  } catch {
    // Browsers without audio stay silent.
  }
}
