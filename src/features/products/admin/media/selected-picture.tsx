import { type Ref, useEffect, useRef } from 'react';
import { isolateText } from '#core/i18n/format.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { pictureTypes, TRANSPARENT_SHARE } from '#core/pictures/picture-limits.ts';

interface FileInputProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly label: string;
  /** Name of the view. */
  readonly view: string;
  readonly isBusy: boolean;
  readonly errorId: string | undefined;
  readonly onSelect: (file: File) => void;
}

/** Button that opens the file picker for a picture. */
export const FileInput = ({ ref, label, view, isBusy, errorId, onSelect }: FileInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onSelect(file);
          // allows selecting the same file again
          target.value = '';
        }}
      />
      <button
        ref={ref}
        type="button"
        name="picture"
        className="btn btn-sm btn-line max-sm:grow"
        aria-label={`${label}: ${view}`}
        aria-describedby={errorId}
        aria-disabled={isBusy}
        onClick={() => !isBusy && input.current?.click()}
      >
        {label}
      </button>
    </>
  );
};

/**
 * Types for the file picker. A phone converts HEIC photos to JPEG itself while HEIC is not among them; elsewhere they are selectable, to
 * be converted or refused with a reason.
 */
const acceptedFiles = (): string => {
  const heic = matchMedia('(pointer: fine)').matches ? ['image/heic', 'image/heif', '.heic', '.heif'] : [];
  return [...pictureTypes, ...heic].join(',');
};

/** Canvas size in pixels: twice the displayed width. */
const SIDE = 600;

/** Preview of a file before upload. The server validates files that this browser cannot decode. */
export const SelectedPicture = ({ file }: { file: File }) => {
  const { pictures } = useMessages('admin');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    const show = async (target: HTMLCanvasElement) => {
      // setting the size clears the canvas
      target.width = SIDE;
      const picture = await createImageBitmap(file).catch(() => null);
      if (picture && isWanted) drawImagePreview(target, picture);
      picture?.close();
    };
    if (canvas.current) void show(canvas.current);
    return () => {
      isWanted = false;
    };
  }, [file]);
  const label = pictures.selectedFile({ file: isolateText(file.name) });
  return (
    <>
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={label}
        className="absolute inset-0 size-full"
      />
      <p className="absolute bottom-0 inset-x-0 px-2 py-1 bg-white/90 text-caption truncate" aria-hidden="true">
        {label}
      </p>
    </>
  );
};

/** Draws a picture as in the shop: a cut-out completely, any other cropped to a centered square. */
const drawImagePreview = (canvas: HTMLCanvasElement, picture: ImageBitmap): void => {
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
  if (opaqueArea(context, side) / area < 1 - TRANSPARENT_SHARE) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  draw(Math.min);
};

/** Sum of the alpha of all pixels, in pixels: a half-transparent one counts half. */
const opaqueArea = (context: CanvasRenderingContext2D, side: number): number => {
  const { data } = context.getImageData(0, 0, side, side);
  let sum = 0;
  for (let index = 3; index < data.length; index += 4) sum += data[index] ?? 0;
  return sum / 255;
};
