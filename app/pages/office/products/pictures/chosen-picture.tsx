import { useEffect, useRef } from 'react';
import { isolate } from '../../../../../locales/format.ts';
import { useOfficeWords } from '../../../../device/office-words.ts';
import { drawChosen } from './draw-chosen.ts';

/** In pixels; twice what the place is wide. */
const SIDE = 600;

/** What was chosen and is not sent yet. A file that this browser cannot show is left to the shop to judge. */
export const ChosenPicture = ({ file }: { file: File }) => {
  const { pictures } = useOfficeWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    const show = async (place: HTMLCanvasElement) => {
      // the size set anew wipes away what was chosen before
      place.width = SIDE;
      const picture = await createImageBitmap(file).catch(() => null);
      if (picture && isWanted) drawChosen(place, picture);
      picture?.close();
    };
    if (canvas.current) void show(canvas.current);
    return () => {
      isWanted = false;
    };
  }, [file]);
  const words = pictures.chosen({ file: isolate(file.name) });
  return (
    <>
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={words}
        className="absolute inset-0 size-full"
      />
      <p className="absolute bottom-0 inset-x-0 px-2 py-1 bg-white/90 text-caption truncate" aria-hidden="true">
        {words}
      </p>
    </>
  );
};
