import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Picture } from '../../../contract/products.ts';
import { Photograph } from '../../parts/photograph.tsx';

interface ZoomSlideProps {
  readonly picture: Picture;
  readonly label: string;
  readonly isShown: boolean;
  readonly words: { readonly in: string; readonly out: string };
}

/** A picture as large as the screen lets it be; a press makes it twice as large around that point, and it can be moved. */
export const ZoomSlide = ({ picture, label, isShown, words }: ZoomSlideProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<{ readonly x: number; readonly y: number } | null>(null);
  // one that was left comes back as it first was
  const around = isShown ? point : null;
  if (point && !isShown) setPoint(null);

  useLayoutEffect(() => {
    if (!around || !frame.current) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame.current;
    frame.current.scrollTo({
      left: around.x * (scrollWidth - clientWidth),
      top: around.y * (scrollHeight - clientHeight),
      behavior: 'instant',
    });
  }, [around]);

  const press = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // a press of a key happens nowhere
    const isByKey = event.detail === 0;
    const x = isByKey ? 0.5 : (event.clientX - left) / width;
    const y = isByKey ? 0.5 : (event.clientY - top) / height;
    setPoint(around ? null : { x, y });
  };

  // the arrow keys move a large picture, and do not lead to the next
  const keepMoves = (event: KeyboardEvent) => {
    if (around && /^(?:Arrow|Home|End)/.test(event.key)) event.stopPropagation();
  };

  return (
    <li aria-label={label} inert={!isShown} className="shrink-0 size-full">
      {/* pictures are never mirrored, nor are the ways to move them */}
      <div ref={frame} dir="ltr" className="size-full overflow-auto overscroll-contain">
        <button
          type="button"
          aria-label={`${around ? words.out : words.in}: ${label}`}
          className={`relative block mx-auto ${around ? 'size-[200vmin] cursor-zoom-out' : 'size-full cursor-zoom-in'} focus-visible:-outline-offset-2`}
          onClick={press}
          onKeyDown={keepMoves}
        >
          <Photograph
            picture={picture}
            sizes={around ? '200vmin' : '100vmin'}
            className="absolute inset-0 size-full object-contain"
            isEager={isShown}
          />
        </button>
      </div>
    </li>
  );
};
