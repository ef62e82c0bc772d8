import { HEIC_HEAD_BYTES, isHeic } from '#core/pictures/is-heic.ts';
import { MAX_PICTURE_BYTES, PICTURE_SIDE } from '#core/pictures/picture-limits.ts';

/** File size above which a picture is reduced before the upload, in bytes. */
const MAX_SENT_BYTES = 4 * 1024 * 1024;

/** Maximum size of a canvas on phones; a larger one stays empty. */
const MAX_CANVAS_PIXELS = 16_000_000;

type Upload = { readonly file: File } | { readonly fault: 'size' | 'heic' };

/**
 * Returns the file to send for a chosen picture: HEIC photos as PNG, which only a browser with their decoder can convert, and large files
 * in the size of the largest rendition. A file that the browser cannot decode is sent as it is, because the server checks it.
 */
export const prepareUpload = async (file: File): Promise<Upload> => {
  if (file.size > MAX_PICTURE_BYTES) return { fault: 'size' };
  const head = await file.slice(0, HEIC_HEAD_BYTES).arrayBuffer();
  const mustConvert = isHeic(new Uint8Array(head));
  if (!mustConvert && file.size <= MAX_SENT_BYTES) return { file };
  const converted = await toSmallPng(file);
  if (converted !== null && (mustConvert || converted.size < file.size)) return { file: converted };
  return mustConvert ? { fault: 'heic' } : { file };
};

/** Decodes a picture, upright and in sRGB, and encodes it without loss; null if the browser cannot decode it. */
const toSmallPng = async (file: File): Promise<File | null> => {
  if (!isCanvasReadable()) return null;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return null;
  const canvas = drawSmaller(picture);
  picture.close();
  if (canvas === null) return null;
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return png && new File([png], file.name.replace(/\.[^.]*$/, '') + '.png', { type: 'image/png' });
};

/** Draws a picture with a shorter side of `PICTURE_SIDE`, or in its own size if it is smaller; null if it is too long. */
const drawSmaller = (picture: ImageBitmap): HTMLCanvasElement | null => {
  const scale = Math.min(1, PICTURE_SIDE / Math.min(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  if (width * height > MAX_CANVAS_PIXELS) return null;
  // scaling below one half in one step skips pixels in some browsers
  let steps = Math.max(0, Math.ceil(Math.log2(picture.width / width)) - 1);
  while (width * height * 4 ** steps > MAX_CANVAS_PIXELS) steps--;
  let source: ImageBitmap | HTMLCanvasElement = picture;
  for (let step = steps; step >= 0; step--) source = draw(source, width * 2 ** step, height * 2 ** step);
  return source as HTMLCanvasElement;
};

const draw = (source: CanvasImageSource, width: number, height: number): HTMLCanvasElement => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
};

/** Whether the pixels of a canvas are those that were drawn; browsers that hide their fingerprint return others. */
const isCanvasReadable = (): boolean => {
  const context = Object.assign(document.createElement('canvas'), { width: 16, height: 16 }).getContext('2d');
  if (!context) return false;
  context.fillStyle = '#1c39bb';
  context.fillRect(0, 0, 16, 16);
  const { data } = context.getImageData(0, 0, 16, 16);
  return data.every((value, index) => value === [0x1c, 0x39, 0xbb, 0xff][index % 4]);
};
