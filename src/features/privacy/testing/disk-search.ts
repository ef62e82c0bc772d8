import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A text to search for, and the byte sequences that reveal it. */
type Mark = { readonly mark: string; readonly bytes: readonly Buffer[] };

/** Returns the marks whose bytes occur in a file below a folder; skips the folders in `excluded`. */
export const findTracesOnDisk = async (
  folder: string,
  marks: readonly Mark[],
  excluded: readonly string[] = [],
): Promise<ReadonlySet<string>> => {
  const matches = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || excluded.some((name) => join(entry.parentPath, '/').includes(`/${name}/`))) continue;
    const content = await readFile(join(entry.parentPath, entry.name));
    for (const { mark, bytes } of marks) if (bytes.some((each) => content.includes(each))) matches.add(mark);
  }
  return matches;
};

/** Bytes of a text, and of a full IPv6 address also in the binary format of the database. */
export const bytesOf = (mark: string): Mark => {
  const groups = /^(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}$/.test(mark) ? mark.split(':') : null;
  const binary = groups && Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex');
  return { mark, bytes: [Buffer.from(mark), ...(binary ? [binary] : [])] };
};
