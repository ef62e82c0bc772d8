import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile as ZipReader } from 'yauzl';
import { normalizeUnicode } from '#core/text/clean-text.ts';

/** Source of the bytes of a file that is never completely in memory. */
export type ByteSource = {
  /** In bytes. */
  readonly size: number;
  /** Reads from `start` up to `end`, which is not included. */
  readonly read: (start: number, end: number) => AsyncIterable<Uint8Array>;
};

type ZipLimits = {
  /** Files and folders. */
  readonly files: number;
  /** Sum of the sizes of all files, in bytes. */
  readonly unpackedBytes: number;
};

/** A file in a ZIP file; `index` counts all entries from 0, `size` is the unpacked one in bytes. */
export type ZippedFile = { readonly index: number; readonly name: string; readonly size: number };

/** Reason to reject a file in a ZIP file; `name` is null for the whole ZIP file. */
export type ZipFault = { readonly name: string | null; readonly code: ZipFaultCode };
type ZipFaultCode =
  | 'zip.broken'
  | 'zip.files'
  | 'zip.unpacked'
  | 'zip.encrypted'
  | 'zip.method'
  | 'zip.name'
  | 'zip.link'
  | 'zip.twice';

export type Zip = {
  readonly files: readonly ZippedFile[];
  readonly faults: readonly ZipFault[];
  /** Unpacks one file; null if its bytes are broken, or their number differs from the directory entry. */
  readonly unpack: (file: ZippedFile) => Promise<Buffer<ArrayBuffer> | null>;
};

/** Maximum length of a name in bytes, including folders. */
const MAX_NAME_BYTES = 1024;

/**
 * Reads the directory of a ZIP file without its files. Nothing is unpacked unless the sizes in the directory are within
 * the limits, and no file is unpacked beyond its size there, so that a decompression bomb cannot exceed the limits.
 * Omits folders and system files; encrypted files, links, paths outside the folder, and duplicate names are faults.
 */
export const openZip = async (source: ByteSource, limits: ZipLimits): Promise<Zip> => {
  const reader = new SourceReader(source);
  try {
    const zip = await fromRandomAccessReaderPromise(reader, source.size, { autoClose: false, decodeStrings: false });
    // an error without a listener would end the process
    zip.on('error', () => undefined);
    if (zip.entryCount > limits.files) return refused('zip.files');
    return await readDirectory(zip, reader, limits);
  } catch {
    reader.throwFailure();
    return refused('zip.broken');
  }
};

const refused = (code: ZipFaultCode): Zip => ({
  files: [],
  faults: [{ name: null, code }],
  unpack: () => Promise.resolve(null),
});

const readDirectory = async (zip: ZipReader, reader: SourceReader, limits: ZipLimits): Promise<Zip> => {
  const entries = new Map<number, Entry>();
  const files: ZippedFile[] = [];
  const faults: ZipFault[] = [];
  const names = new Set<string>();
  let index = -1;
  let unpackedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    index += 1;
    const { name, isSafe } = nameOf(entry);
    if (!isSafe) faults.push({ name, code: 'zip.name' });
    else if (isFolder(entry, name) || isSystemFile(name)) continue;
    else {
      unpackedBytes += entry.uncompressedSize;
      if (unpackedBytes > limits.unpackedBytes) return refused('zip.unpacked');
      const code = names.has(fileKey(name)) ? 'zip.twice' : faultOf(entry);
      if (code !== null) faults.push({ name, code });
      names.add(fileKey(name));
      files.push({ index, name, size: entry.uncompressedSize });
      entries.set(index, entry);
    }
  }
  const unpack = async (file: ZippedFile) => {
    const entry = entries.get(file.index);
    if (entry === undefined || faultOf(entry) !== null) return null;
    try {
      const chunks: Uint8Array[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      return bytes.length === entry.uncompressedSize && crc32(bytes) === entry.crc32 ? bytes : null;
    } catch {
      reader.throwFailure();
      return null;
    }
  };
  return { files, faults, unpack };
};

const faultOf = (entry: Entry): ZipFaultCode | null => {
  if (entry.isEncrypted()) return 'zip.encrypted';
  const kind = kindOf(entry);
  if (kind !== 0 && kind !== REGULAR) return 'zip.link';
  return entry.canDecodeFileData() ? null : 'zip.method';
};

/** Returns the Unix type of a file; 0 from other systems. */
const kindOf = ({ externalFileAttributes }: Entry): number => (externalFileAttributes >>> 16) & 0o17_0000;
const REGULAR = 0o10_0000;
const FOLDER = 0o04_0000;

const isFolder = (entry: Entry, name: string): boolean => name.endsWith('/') || kindOf(entry) === FOLDER;

/** Whether an operating system added the file: hidden files, those of macOS, and previews and folder settings of Windows. */
const isSystemFile = (name: string): boolean =>
  name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX') ||
  /(?:^|\/)(?:thumbs\.db|desktop\.ini)$/iu.test(name);

/**
 * Returns the name of an entry: the Unicode field that some programs add; UTF-8 by its flag, or if it is valid; else
 * Windows-1256, as used for Arabic by old programs. A name that leaves the folder or is impossible for a file is not
 * safe.
 */
const nameOf = (entry: Entry): { readonly name: string; readonly isSafe: boolean } => {
  const raw = entry.fileNameRaw;
  const unicode = entry.extraFields.find(
    ({ id, data }) => id === 0x7075 && data.length > 5 && data[0] === 1 && data.readUInt32LE(1) === crc32(raw),
  );
  const bytes = unicode?.data.subarray(5) ?? raw;
  const isUnicode = unicode !== undefined || (entry.generalPurposeBitFlag & 0x800) !== 0;
  const decoded = decodeName(bytes, isUnicode);
  const name = (decoded ?? bytes.toString('utf8')).replaceAll('\\', '/').replaceAll(/^(?:\.\/)+/gu, '');
  const isSafe =
    decoded !== null &&
    raw.length <= MAX_NAME_BYTES &&
    bytes.length <= MAX_NAME_BYTES &&
    name !== '' &&
    !/\p{Cc}/u.test(name) &&
    !/^(?:\/|[a-z]:)/iu.test(name) &&
    !name.split('/').includes('..');
  return { name: isSafe ? name : name.replaceAll(/\p{Cc}/gu, '').slice(0, DISPLAYED_LENGTH), isSafe };
};
/** Maximum number of displayed characters of a rejected name. */
const DISPLAYED_LENGTH = 120;

const decodeName = (bytes: Buffer, isUnicode: boolean): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return isUnicode ? null : new TextDecoder('windows-1256').decode(bytes);
  }
};

/** Returns a key that ignores case, decomposition of letters (as by macOS) and invisible characters. */
export const fileKey = (name: string): string =>
  normalizeUnicode(normalizeUnicode(name.replaceAll(/\p{Cf}/gu, '')).toLowerCase());

/** Reads for the library, and stores a failure of the source, which does not mean that the file is invalid. */
class SourceReader extends RandomAccessReader {
  readonly #source: ByteSource;
  #failure: { readonly error: unknown } | null = null;

  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }

  throwFailure(): void {
    if (this.#failure !== null) throw this.#failure.error;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#chunks(start, end), { objectMode: false });
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const copy = async (): Promise<void> => {
      let written = 0;
      for await (const chunk of this.#chunks(position, position + length)) {
        buffer.set(chunk, offset + written);
        written += chunk.length;
      }
    };
    callbackify(copy)(callback);
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Uint8Array> {
    if (start < 0 || end > this.#source.size) throw new RangeError('outside of the file');
    try {
      yield* this.#source.read(start, end);
    } catch (error) {
      this.#failure = { error };
      throw error;
    }
  }
}
