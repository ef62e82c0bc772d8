import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compressible formats; pictures and fonts are compressed already. */
const shrinks = /\.(?:js|css|svg|json|webmanifest)$/;

/** Writes a Brotli and a gzip version beside each text file below a folder, at maximum compression. */
export const compressAssets = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && shrinks.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      await Promise.all([
        compressBrotli(content).then((small) => writeFile(`${path}.br`, small)),
        compressGzip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
      ]);
    }),
  );
};
