// Runs in Node for tools/build_site.py: uses everything in the staged folder once with the site's own Python, and compiles
// the modules that were imported to bytecode.
const [runtime, stage, stdlib, exercise] = process.argv.slice(2);
const { loadPyodide } = await import(`${runtime}/pyodide.mjs`);
// Bytecode with lines but without columns: tracebacks keep what matters, and the archives are smaller.
const python = await loadPyodide({ indexURL: `${runtime}/`, args: ["-X", "no_debug_ranges"] });
python.mountNodeFS("/stage", stage);
python.mountNodeFS("/stdlib", stdlib);
python.mountNodeFS("/tools", exercise);
try {
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/stage", "/tools"]
import exercise
exercise.use_everything()
used = exercise.imported()
exercise.compile_used("/stage", used, lines=True)
exercise.compile_used("/stdlib", used, lines=False)
`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
