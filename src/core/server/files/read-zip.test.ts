import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { type RawEntry, rawZip, zipOf } from '#tests/support/zip.ts';
import { type ByteSource, fileKey, openZip } from './read-zip.ts';

const limits = { files: 50, unpackedBytes: 1_000_000 };
const UTF_8 = 0x8_00;
const content = Buffer.from('not read here');

/** Returns the bytes in small parts, as from the database. */
const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async function* (start, end) {
    for (let at = start; at < end; at += 7) yield bytes.subarray(at, Math.min(at + 7, end));
  },
});
const open = (bytes: Uint8Array) => openZip(sourceOf(bytes), limits);
const namesIn = async (entries: readonly RawEntry[]) => (await open(rawZip(entries))).files.map(({ name }) => name);
const faultsIn = async (bytes: Uint8Array) => (await open(bytes)).faults.map(({ name, code }) => [name, code]);

const withDirectoryAt = (offset: number): Buffer => {
  const bytes = rawZip([{ name: 'a.jpg', content }]);
  bytes.writeUInt32LE(offset, bytes.length - 6);
  return bytes;
};

describe('a ZIP file', () => {
  test('returns compressed and uncompressed files with folders in their names', async () => {
    const zip = await open(await zipOf({ 'plate.jpg': content, 'صور/فنجان أزرق.jpg': Buffer.alloc(5000, 'a') }));
    expect(zip.faults).toEqual([]);
    expect(zip.files.map(({ name, size }) => [name, size])).toEqual([
      ['plate.jpg', content.length],
      ['صور/فنجان أزرق.jpg', 5000],
    ]);
    const unpacked = await Promise.all(zip.files.map((file) => zip.unpack(file)));
    expect(unpacked.map((bytes) => bytes?.toString().slice(0, 13))).toEqual(['not read here', 'a'.repeat(13)]);
  });

  test('omits folders and system files of macOS and Windows', async () => {
    const added = [
      'folder/',
      '__MACOSX/._a.jpg',
      '.DS_Store',
      'folder/._a.jpg',
      'Thumbs.db',
      'x/desktop.ini',
      '.git/a.jpg',
    ];
    expect(await namesIn([...added, 'folder/a.jpg'].map((name) => ({ name })))).toEqual(['folder/a.jpg']);
  });

  test('decodes names in UTF-8 with and without its flag, in Windows-1256, and from the Unicode field', async () => {
    const arabic = Buffer.from([0xd8, 0xc8, 0xde, ...Buffer.from('.jpg')]);
    const old = Buffer.from('tabaq.jpg');
    const unicode = Buffer.from('طبق جديد.jpg');
    const field = Buffer.alloc(9);
    field.writeUInt16LE(0x70_75, 0);
    field.writeUInt16LE(unicode.length + 5, 2);
    field.writeUInt8(1, 4);
    field.writeUInt32LE(crc32(old), 5);
    expect(
      await namesIn([
        { name: 'كوب.jpg', flags: UTF_8 },
        { name: 'طقم.jpg' },
        { name: arabic },
        { name: old, extra: Buffer.concat([field, unicode]) },
        { name: 'folder\\a.jpg' },
      ]),
    ).toEqual(['كوب.jpg', 'طقم.jpg', 'طبق.jpg', 'طبق جديد.jpg', 'folder/a.jpg']);
  });

  test('names in a ZIP file that look the same have equal keys', () => {
    const composed = 'Café آنية.JPG';
    expect(fileKey(composed.normalize('NFD'))).toBe(fileKey('\u{200f}café آنية.jpg'));
    expect(fileKey('a.jpg')).not.toBe(fileKey('b.jpg'));
  });

  test.each<[string, RawEntry, string]>([
    ['leaves its folder', { name: '../../etc/passwd' }, 'zip.name'],
    ['leaves its folder with backslashes', { name: String.raw`a\..\..\b.jpg` }, 'zip.name'],
    ['has an absolute path', { name: '/etc/passwd' }, 'zip.name'],
    ['has a drive', { name: 'C:/a.jpg' }, 'zip.name'],
    ['has a zero byte in its name', { name: 'a\u{0}.jpg' }, 'zip.name'],
    ['has no name', { name: '' }, 'zip.name'],
    ['has a name of more than a thousand bytes', { name: 'a'.repeat(1025) }, 'zip.name'],
    ['has a name that is no UTF-8 though it says so', { name: Buffer.from([0xff, 0xfe]), flags: UTF_8 }, 'zip.name'],
    ['is encrypted', { name: 'a.jpg', flags: 1, content: Buffer.alloc(12), claimedSize: 0 }, 'zip.encrypted'],
    ['is a symbolic link', { name: 'a.jpg', mode: 0o12_0777, content: Buffer.from('/etc/passwd') }, 'zip.link'],
    ['is a device', { name: 'a.jpg', mode: 0o02_0666 }, 'zip.link'],
    ['is packed in another way', { name: 'a.jpg', method: 12 }, 'zip.method'],
  ])('reports a file that %s', async (_, entry, code) => {
    const faults = await faultsIn(rawZip([{ name: 'good.jpg' }, entry]));
    expect(faults.map(([, faultCode]) => faultCode)).toEqual([code]);
    const zip = await open(rawZip([entry]));
    expect(await Promise.all(zip.files.map((file) => zip.unpack(file)))).toEqual(zip.files.map(() => null));
  });

  test('reports a duplicate name in different spellings', async () => {
    const twice = [{ name: 'آنية.jpg'.normalize('NFC') }, { name: 'آنية.JPG'.normalize('NFD') }];
    expect((await faultsIn(rawZip(twice))).map(([, code]) => code)).toEqual(['zip.twice']);
  });

  test('a ZIP file with more files or unpacked bytes than allowed is rejected before unpacking', async () => {
    const entries = Array.from({ length: 51 }, (_, index) => ({ name: `${index}.jpg` }));
    expect(await faultsIn(rawZip(entries))).toEqual([[null, 'zip.files']]);
    expect(await faultsIn(rawZip([{ name: 'a.jpg' }], 60_000))).toEqual([[null, 'zip.files']]);
    const bomb = { content: Buffer.alloc(600_000), isPacked: true };
    expect(
      await faultsIn(
        rawZip([
          { name: 'a.jpg', ...bomb },
          { name: 'b.jpg', ...bomb },
        ]),
      ),
    ).toEqual([[null, 'zip.unpacked']]);
  });

  test.each([
    ['is longer than it claims', { content: Buffer.alloc(900_000), isPacked: true, claimedSize: 10 }],
    ['is shorter than it claims', { content: Buffer.alloc(10), isPacked: true, claimedSize: 900_000 }],
    ['has another checksum', { content: Buffer.alloc(10), crc: 1 }],
    ['is no packed data', { content: Buffer.from('no packed data'), method: 8 }],
  ])('does not unpack a file that %s', async (_, entry) => {
    const zip = await open(rawZip([{ name: 'a.jpg', ...entry }]));
    const [file] = zip.files;
    expect(file && (await zip.unpack(file))).toBeNull();
  });

  test.each([
    ['is empty', Buffer.of()],
    ['is something else', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['is cut off', rawZip([{ name: 'a.jpg', content }]).subarray(0, -30)],
    ['has fewer entries than it says', rawZip([{ name: 'a.jpg', content }], 3)],
    ['has other bytes behind it', Buffer.concat([rawZip([{ name: 'a.jpg', content }]), Buffer.from('more')])],
    ['begins behind itself', withDirectoryAt(0xee_ee_ee_ee)],
  ])('a ZIP file is rejected if it %s', async (_, bytes) => {
    expect(await faultsIn(bytes)).toEqual([[null, 'zip.broken']]);
  });

  test('a ZIP file may be ZIP64, and is rejected with a number of files that only ZIP64 can claim', async () => {
    const writer = new ZipFile();
    writer.addBuffer(content, 'a.jpg', { forceZip64Format: true });
    writer.end({ forceZip64Format: true, comment: '' });
    const bytes = await buffer(writer.outputStream);
    const zip = await open(bytes);
    const [file] = zip.files;
    expect(file && (await zip.unpack(file))?.toString()).toBe('not read here');
    const record = bytes.indexOf('PK\u0006\u0006');
    bytes.writeUInt32LE(0x7f_ff_ff_ff, record + 36);
    expect(await faultsIn(bytes)).toEqual([[null, 'zip.files']]);
  });

  test('a ZIP file is not reported as broken if its bytes cannot be read', async () => {
    const bytes = rawZip([{ name: 'a.jpg', content }]);
    let isUnavailable = true;
    const source: ByteSource = {
      size: bytes.length,
      read: async function* (start, end) {
        if (isUnavailable) throw new Error('the database is away');
        yield bytes.subarray(start, end);
      },
    };
    await expect(openZip(source, limits)).rejects.toThrow('the database is away');
    isUnavailable = false;
    const zip = await openZip(source, limits);
    const [file] = zip.files;
    isUnavailable = true;
    await expect(file && zip.unpack(file)).rejects.toThrow('the database is away');
  });
});
