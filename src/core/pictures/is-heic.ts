/** Number of bytes at the beginning of a file that `isHeic` needs. */
export const HEIC_HEAD_BYTES = 64;

/** Brands of HEIF files with HEVC, and of HEIF files whose compatible brands name the encoding. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Whether a file is a HEIC photo, by the brands in its first box; AVIF shares some of them. */
export const isHeic = (head: Uint8Array): boolean => {
  const text = String.fromCharCode(...head.subarray(0, HEIC_HEAD_BYTES));
  if (text.slice(4, 8) !== 'ftyp') return false;
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  // a major brand, a version number, and compatible brands
  const brands = (text.slice(8, size).match(/[^]{4}/g) ?? []).filter((_, index) => index !== 1);
  return !brands.some((brand) => brand === 'avif' || brand === 'avis') && heicBrands.includes(brands[0] ?? '');
};
