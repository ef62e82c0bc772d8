import { CLEAR_SHARE } from '../../../../../domain/products/picture-limits.ts';

/** Draws a chosen picture as the shop will show it: one that stands free as a whole, any other cut square in its middle. */
export const drawChosen = (canvas: HTMLCanvasElement, picture: ImageBitmap): void => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  const side = canvas.width;
  const draw = (fits: (...sides: readonly number[]) => number) => {
    const scale = side / fits(picture.width, picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
    return Math.min(width, side) * Math.min(height, side);
  };
  context.clearRect(0, 0, side, side);
  const area = draw(Math.max);
  if (filledPart(context, side) / area < 1 - CLEAR_SHARE) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  draw(Math.min);
};

/** How many pixels are filled; one that is half clear counts half. */
const filledPart = (context: CanvasRenderingContext2D, side: number): number => {
  const { data } = context.getImageData(0, 0, side, side);
  let sum = 0;
  for (let place = 3; place < data.length; place += 4) sum += data[place] ?? 0;
  return sum / 255;
};
