import { expect, test } from 'vitest';
import { isHeic } from './is-heic.ts';

/** First box of a file with these brands. */
const fileOf = (major: string, compatible: readonly string[], after = ''): Uint8Array =>
  Buffer.from(
    `\0\0\0${String.fromCharCode(16 + 4 * compatible.length)}ftyp${major}\0\0\0\0${compatible.join('')}${after}`,
    'latin1',
  );

test('photos of iPhones and other HEIF files are HEIC', () => {
  expect(isHeic(fileOf('heic', ['mif1', 'MiHB', 'MiHE', 'MiPr', 'miaf', 'heic', 'tmap']))).toBe(true);
  expect(isHeic(fileOf('mif1', ['mif1', 'heic']))).toBe(true);
  expect(isHeic(fileOf('hevc', []))).toBe(true);
});

test('AVIF files, videos, other pictures and truncated files are not HEIC', () => {
  expect(isHeic(fileOf('avif', ['avif', 'mif1', 'miaf']))).toBe(false);
  expect(isHeic(fileOf('mif1', ['avif', 'mif1']))).toBe(false);
  expect(isHeic(fileOf('isom', ['mp42']))).toBe(false);
  expect(isHeic(Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0heic', 'latin1'))).toBe(false);
  for (const length of [0, 3, 11]) expect(isHeic(fileOf('heic', ['mif1']).subarray(0, length))).toBe(false);
});

test('brands after the first box are ignored', () => {
  expect(isHeic(fileOf('mif1', ['heic'], 'avif'))).toBe(true);
});
