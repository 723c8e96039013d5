// Compress files with brotli: node brotli.mjs QUALITY, with pairs of paths (source, target) as JSON on standard input.
import fs from "node:fs";
import zlib from "node:zlib";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
for (const [source, target] of JSON.parse(fs.readFileSync(0, "utf-8"))) {
  const content = fs.readFileSync(source);
  const params = { [BROTLI_PARAM_QUALITY]: Number(process.argv[2]), [BROTLI_PARAM_SIZE_HINT]: content.length };
  fs.writeFileSync(target, zlib.brotliCompressSync(content, { params }));
}
