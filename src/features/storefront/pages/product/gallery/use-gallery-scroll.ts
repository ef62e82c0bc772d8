import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

export interface GalleryTrack {
  readonly activeIndex: number;
  readonly show: (index: number, behavior?: ScrollBehavior) => void;
  /** Ref of the list of pictures. */
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly onScroll: (event: { readonly currentTarget: HTMLElement }) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** State of a gallery with `length` pictures, moved by swiping and by the arrow keys, Home and End. */
export const useGalleryScroll = (length: number): GalleryTrack => {
  const ref = useRef<HTMLUListElement>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const list = ref.current;
    if (!list) return;
    list.scrollTo({ left: forward(list) * index * list.clientWidth, behavior });
  };
  return {
    activeIndex,
    show,
    ref,
    onScroll: ({ currentTarget: { scrollLeft, clientWidth } }) =>
      setActiveIndex(Math.round(Math.abs(scrollLeft) / clientWidth)),
    onKeyDown: (event) => {
      const step = stepOf(event.key, forward(event.currentTarget));
      if (step === null) return;
      event.preventDefault();
      show(Math.min(Math.max(activeIndex + step, 0), length - 1));
    },
  };
};

// scroll positions decrease in right-to-left direction
const forward = (element: HTMLElement): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

const stepOf = (key: string, direction: 1 | -1): number | null => {
  if (key === 'ArrowRight') return direction;
  if (key === 'ArrowLeft') return -direction;
  if (key === 'Home') return Number.NEGATIVE_INFINITY;
  return key === 'End' ? Number.POSITIVE_INFINITY : null;
};
