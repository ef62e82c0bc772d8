import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

const masters = join(import.meta.dirname, '../../../starter-catalogue/photographs');

/** A file of products with two new prices, and a ZIP file with their pictures and a file that no line names. */
export const importFiles = async (): Promise<{ readonly csv: Buffer; readonly zip: Buffer }> => {
  const picture = (product: string, view: number) => readFile(join(masters, product, `${view}.webp`));
  const csv = [
    'id,price,pictures',
    'cup-tea-01,420,cup-front.webp|cup-above.webp',
    'plate-lotus-01,1390,plate.webp',
    'cup-mug-01,365,',
  ].join('\r\n');
  return {
    csv: Buffer.from(csv),
    zip: storedZip({
      'cup-front.webp': await picture('cup-tea-01', 1),
      'cup-above.webp': await picture('cup-tea-01', 2),
      'plate.webp': await picture('plate-lotus-01', 1),
      'README.txt': Buffer.from('Pictures of November'),
    }),
  };
};

/** A ZIP file of files as they are, without packing them. */
const storedZip = (files: Readonly<Record<string, Buffer>>): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [fileName, content] of Object.entries(files)) {
    const name = Buffer.from(fileName);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(content.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, name, content]);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
};
