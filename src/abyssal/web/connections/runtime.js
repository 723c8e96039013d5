/** Starts Python in a worker: Pyodide from `runtime/`, and our own modules from an archive. */

const UNPACK = `
import io, lzma, sys, zipfile
zipfile.ZipFile(io.BytesIO(lzma.decompress(archive.to_bytes()))).extractall("/abyssal")
sys.path.insert(0, "/abyssal")
del archive
`;

/**
 * @param {string} base the address of the site
 * @param {(stage: string) => void} tell called with `python` and `rules` when each begins
 * @returns {Promise<any>} any: Pyodide has its own types
 */
export async function startPython(base, tell) {
  tell("python");
  const archive = fetch(new URL("runtime/abyssal.zip.xz", base)).then((answer) => {
    if (!answer.ok) throw new Error(`abyssal.zip.xz: ${answer.status}`);
    return answer.arrayBuffer();
  });
  archive.catch(() => null); // Reported where it is awaited.
  const { loadPyodide } = await import(new URL("runtime/pyodide.js", base).href);
  const python = await loadPyodide({ indexURL: new URL("runtime/", base).href });
  tell("rules");
  python.globals.set("archive", await archive);
  python.runPython(UNPACK);
  return python;
}
