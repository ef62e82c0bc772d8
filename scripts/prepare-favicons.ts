import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Draws the shop's mark from `src/core/ui/icons/mark.svg` in all icon sizes into `public`, which is committed: run it again when the
 * mark changes (`node scripts/prepare-favicons.ts`).
 */
const root = new URL('../', import.meta.url);

const mark = await readFile(new URL('src/core/ui/icons/mark.svg', root), 'utf8');

/** White on lapis-800; `share` is the mark's part of the side. */
const drawn = (size: number, share: number): Promise<Buffer> => {
  const inner = Math.round(size * share);
  const edge = (size - inner) / 2;
  const shapes = mark.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${inner}" height="${inner}" color="#fff" `);
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="100%" height="100%" fill="#13256e"/>${shapes}</svg>`;
  return sharp(Buffer.from(square)).removeAlpha().png({ compressionLevel: 9, palette: true }).toBuffer();
};

/** Launchers crop a maskable icon to a circle of 80 %; the mark stays well inside. */
const maskableShare = 0.52;

const pictures: readonly (readonly [name: string, size: number, share: number])[] = [
  ['icons/apple-touch-180.png', 180, 0.66],
  ['icons/icon-192.png', 192, 0.7],
  ['icons/icon-512.png', 512, 0.7],
  ['icons/maskable-512.png', 512, maskableShare],
];

const folder = new URL('public/', root);

await mkdir(new URL('icons/', folder), { recursive: true });

for (const [name, size, share] of pictures) await writeFile(new URL(name, folder), await drawn(size, share));

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await drawn(size, 0.86) })));

const HEADER = 6;

const ENTRY = 16;

/** Packs square PNG pictures of at most 255 pixels into one ICO file. */
const encodeIcon = (images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer => {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = HEADER + ENTRY * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4); // colour planes
    head.writeUInt16LE(32, entry + 6); // bits per pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
};

await writeFile(new URL('favicon.ico', folder), encodeIcon(small));
