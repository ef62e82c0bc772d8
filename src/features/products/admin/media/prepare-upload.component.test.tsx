import { expect, test } from 'vitest';
import { MAX_PICTURE_BYTES, PICTURE_SIDE } from '#core/pictures/picture-limits.ts';
import { prepareUpload } from './prepare-upload.ts';

/** A photo whose left half is red and whose right half is blue, as JPEG followed by as many empty bytes as the size needs. */
const paintFile = async ({ width, height }: { width: number; height: number }, size: number, exif?: Uint8Array) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no context.');
  for (const [index, colour] of ['#c00000', '#1c39bb'].entries()) {
    context.fillStyle = colour;
    context.fillRect((index * width) / 2, 0, width / 2, height);
  }
  const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })).arrayBuffer());
  const parts = exif ? [jpeg.slice(0, 2), exif, jpeg.slice(2)] : [jpeg];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return new File([...parts.map((part) => part.slice()), new Uint8Array(Math.max(0, size - length))], 'IMG_0002.JPG', {
    type: 'image/jpeg',
  });
};

/** EXIF segment of a JPEG that a viewer turns by 90 degrees clockwise. */
const turnedClockwise = Uint8Array.from([
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0,
  6, 0, 0, 0, 0, 0, 0,
]);

const prepare = async (file: File) => {
  const upload = await prepareUpload(file);
  if ('fault' in upload) throw new Error(`The file was refused: ${upload.fault}.`);
  return upload.file;
};

const MEGABYTE = 1024 ** 2;

test('a large photo is sent with the shorter side of the largest rendition, without loss and in its colours', async () => {
  const file = await prepare(await paintFile({ width: 4032, height: 3024 }, 24 * MEGABYTE));
  expect([file.name, file.type]).toEqual(['IMG_0002.png', 'image/png']);
  expect(file.size).toBeLessThan(4 * MEGABYTE);
  const picture = await createImageBitmap(file);
  expect([picture.width, picture.height]).toEqual([1600, PICTURE_SIDE]);
  const context = new OffscreenCanvas(1600, PICTURE_SIDE).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const colourAt = (x: number) => [...(context?.getImageData(x, 600, 1, 1).data.slice(0, 3) ?? [])];
  for (const [x, colour] of [
    [400, [0xc0, 0, 0]],
    [1200, [0x1c, 0x39, 0xbb]],
  ] as const)
    colourAt(x).forEach((value, index) => expect(Math.abs(value - (colour[index] ?? 0))).toBeLessThan(4));
});

test('a large photo is sent upright', async () => {
  const file = await prepare(await paintFile({ width: 2400, height: 1800 }, 5 * MEGABYTE, turnedClockwise));
  const { width, height } = await createImageBitmap(file);
  expect([width, height]).toEqual([PICTURE_SIDE, 1600]);
});

test('a small photo and a large file that the browser cannot decode are sent as they are', async () => {
  const photo = await paintFile({ width: 1300, height: 1300 }, 0);
  expect(await prepare(photo)).toBe(photo);
  const unknown = new File([new Uint8Array(5 * MEGABYTE)], 'scan.jpg');
  expect(await prepare(unknown)).toBe(unknown);
});

test('a file above the limit and a HEIC photo without a decoder are refused', async () => {
  expect(await prepareUpload(new File([new Uint8Array(MAX_PICTURE_BYTES + 1)], 'large.jpg'))).toEqual({
    fault: 'size',
  });
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0003.HEIC');
  expect(await prepareUpload(heic)).toEqual({ fault: 'heic' });
});
