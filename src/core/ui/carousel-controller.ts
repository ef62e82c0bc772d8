import EmblaCarousel from 'embla-carousel';
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures';

export interface CarouselController {
  /** Moves one slide forward or back in reading direction; without animation for reduced motion. */
  readonly move: (step: 1 | -1) => void;
  readonly stop: () => void;
}

/**
 * Makes the row inside `viewport` loop and follow touch, mouse and trackpad. Calls `onSelect` with the index of each
 * newly active slide.
 */
export const createCarousel = (
  viewport: HTMLElement,
  startIndex: number,
  onSelect: (index: number) => void,
): CarouselController => {
  const direction = getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr';
  // from here on the transform moves the row instead of scrolling
  viewport.dataset['looping'] = '';
  const embla = EmblaCarousel(viewport, { align: 'start', loop: true, direction, startIndex }, [WheelGesturesPlugin()]);
  embla.on('select', () => onSelect(embla.selectedScrollSnap()));
  return {
    move: (step) => {
      const isInstant = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (step > 0) embla.scrollNext(isInstant);
      else embla.scrollPrev(isInstant);
    },
    stop: embla.destroy,
  };
};
