import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { BackupHeader, EndLine, endOfRows, TableLine } from './format.ts';

/** The rows of one table, in the order of the file. They must be consumed before the next table is requested. */
export type TableInBackup = v.InferOutput<typeof TableLine> & { readonly rows: AsyncIterable<Buffer> };

export type OpenBackup = {
  readonly header: BackupHeader;
  readonly tables: () => AsyncGenerator<TableInBackup>;
  readonly close: () => void;
};

/** Size of one write to the database, in bytes. */
const BATCH_BYTES = 64 * 1024;

/**
 * Opens a backup. Throws when the file is not a backup; `tables` throws at its end when rows are missing, and earlier when the
 * file is corrupt.
 */
export const readBackup = async (file: string): Promise<OpenBackup> => {
  const stream = createReadStream(file);
  const unpacked = createGunzip();
  stream.on('error', (error) => unpacked.destroy(error));
  const lines = readLines(stream.pipe(unpacked));
  const next = async (): Promise<Buffer> => {
    const line = await nextLine(lines, file);
    if (line === null) throw new Error(`${file} ends too early: it is not whole.`);
    return line;
  };
  const header = parse(BackupHeader, await next(), file);
  return {
    header,
    tables: async function* () {
      yield* readTables(next, file);
      // gzip's checksum is at the end of the file and is verified when it is read
      if ((await nextLine(lines, file)) !== null) throw new Error(`${file} goes on behind its end.`);
    },
    close: () => {
      stream.destroy();
      unpacked.destroy();
    },
  };
};

async function* readTables(next: () => Promise<Buffer>, file: string): AsyncGenerator<TableInBackup> {
  const counts: Record<string, number> = {};
  for (;;) {
    const line = await next();
    const end = v.safeParse(EndLine, jsonOf(line));
    if (end.success) {
      const wrong = Object.entries(end.output.rows).filter(([name, count]) => counts[name] !== count);
      if (wrong.length > 0) throw new Error(`${file} lacks rows of ${wrong.map(([name]) => name).join(', ')}.`);
      return;
    }
    const table = parse(TableLine, line, file);
    const tally = (count: number) => {
      counts[table.table] = count;
    };
    yield { ...table, rows: readRows(next, tally) };
  }
}

async function* readRows(next: () => Promise<Buffer>, tally: (count: number) => void): AsyncGenerator<Buffer> {
  let batch: Buffer[] = [];
  let bytes = 0;
  let count = 0;
  for (let line = await next(); line.toString('latin1', 0, 3) !== endOfRows; line = await next()) {
    count += 1;
    batch.push(line);
    bytes += line.length;
    if (bytes < BATCH_BYTES) continue;
    yield Buffer.concat(batch);
    batch = [];
    bytes = 0;
  }
  tally(count);
  if (batch.length > 0) yield Buffer.concat(batch);
}

const nextLine = async (lines: AsyncIterator<Buffer, undefined>, file: string): Promise<Buffer | null> => {
  try {
    const { value, done } = await lines.next();
    return done ? null : value;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`, { cause: error });
    if (code === 'EACCES') throw new Error(`The user of the shop may not read ${file}.`, { cause: error });
    if (code === 'EISDIR') throw new Error(`${file} is a folder: name a file in it.`, { cause: error });
    throw new Error(`${file} cannot be read as a backup: it is damaged, not whole, or something else.`, {
      cause: error,
    });
  }
};

const jsonOf = (line: Buffer): unknown => {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return null;
  }
};

const parse = <Schema extends v.GenericSchema>(schema: Schema, line: Buffer, file: string): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, jsonOf(line));
  if (result.success) return result.output;
  throw new Error(`${file} is no backup of a shop that this version can read.`);
};

const NEWLINE = 10;

/** Lines of a stream, each with its end; splits at `\n` only, because texts contain other line ends. */
async function* readLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let pendingChunks: Buffer[] = [];
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      const line = chunk.subarray(start, end + 1);
      yield pendingChunks.length === 0 ? line : Buffer.concat([...pendingChunks, line]);
      pendingChunks = [];
      start = end + 1;
    }
    if (start < chunk.length) pendingChunks.push(chunk.subarray(start));
  }
  if (pendingChunks.length > 0) yield Buffer.concat(pendingChunks);
}
