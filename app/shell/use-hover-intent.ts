import { type PointerEvent, useEffect, useRef } from 'react';

/** Navigation menu delays in milliseconds (specification 9). */
const OPEN_DELAY = 200;
const CLOSE_DELAY = 150;
/** Back within this time, a menu opens at once. */
const SKIP_DELAY = 300;

/** Opens and closes a menu as the mouse rests on it and leaves it; a finger or a pen never hovers. */
export const useHoverIntent = (setOpen: (isOpen: boolean) => void) => {
  const timer = useRef<number | undefined>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const later = (delay: number, isOpen: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (!isOpen) closedAt.current = performance.now();
      setOpen(isOpen);
    }, delay);
  };

  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      later(performance.now() - closedAt.current < SKIP_DELAY ? 0 : OPEN_DELAY, true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(CLOSE_DELAY, false);
    },
  };
};
