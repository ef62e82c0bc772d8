import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

/** A ZIP file as programs write it: names in UTF-8, files packed. */
export const zipOf = async (files: Readonly<Record<string, Uint8Array>>): Promise<Buffer<ArrayBuffer>> => {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), name);
  zip.end();
  return Buffer.from(await buffer(zip.outputStream));
};

/** An entry with everything that its writer may claim of it. */
export type RawEntry = {
  readonly name: string | Uint8Array;
  readonly content?: Uint8Array;
  readonly isPacked?: boolean;
  /** General purpose bits; 0x800 says that the name is UTF-8. */
  readonly flags?: number;
  readonly method?: number;
  /** Size that the entry claims to have unpacked. */
  readonly claimedSize?: number;
  readonly crc?: number;
  /** Mode of Unix. */
  readonly mode?: number;
  readonly extra?: Uint8Array;
};

/** A ZIP file byte by byte, for malformed files; `claimedEntries` is the number in its end record. */
export const rawZip = (entries: readonly RawEntry[], claimedEntries = entries.length): Buffer<ArrayBuffer> => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { content = Buffer.alloc(0), isPacked = false, flags = 0, extra = Buffer.alloc(0), mode = 0 } = entry;
    const name = Buffer.from(typeof entry.name === 'string' ? Buffer.from(entry.name) : entry.name);
    const data = isPacked ? deflateRawSync(content) : Buffer.from(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(entry.method ?? (isPacked ? 8 : 0), 4);
    shared.writeUInt32LE(entry.crc ?? crc32(content), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(entry.claimedSize ?? content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    shared.writeUInt16LE(extra.length, 24);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, name, extra, data]);
    const suffix = Buffer.alloc(14);
    suffix.writeUInt32LE((mode << 16) >>> 0, 6);
    suffix.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0003'), shared, suffix, name, extra]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(claimedEntries, 8);
  end.writeUInt16LE(claimedEntries, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
};
