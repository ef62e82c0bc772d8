/** A looping carousel. */
export interface CarouselController {
  /** Moves one slide forward or back in reading direction; moves during an animation are queued. */
  readonly move: (step: 1 | -1) => void;
  readonly stop: () => void;
}

/**
 * Makes a scrolling row loop: whenever it rests, reorders the slides around the active one, so that there are others on both
 * sides. Changes only their `order` and adjusts the scroll position, which is invisible.
 */
export function createCarousel(row: HTMLElement): CarouselController {
  let isMoving = false;
  let waiting = 0;
  let aim: Element | null = null;

  const go = (step: number) => {
    const target = row.children[(activeSlideOf(row) + step + row.children.length) % row.children.length];
    if (!target) return;
    isMoving = true;
    aim = target;
    row.scrollBy({ left: offsetOf(row, target) });
  };
  const rest = () => {
    const away = aim ? offsetOf(row, aim) : 0;
    aim = null;
    // not there yet: reordering now would stop the row where it is
    if (Math.abs(away) > 2) return row.scrollBy({ left: away });
    // reordering scrolls too, and ends with another event
    if (putRound(row)) return;
    isMoving = false;
    const step = Math.sign(waiting);
    waiting -= step;
    if (step !== 0) go(step);
  };
  // slides are arranged around the first before they can be moved
  const near = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting && !isMoving) putRound(row);
  });
  near.observe(row);
  const stopResting = onRest(row, rest);

  return {
    move: (step) => {
      if (isMoving) waiting += step;
      else go(step);
    },
    stop: () => {
      near.disconnect();
      stopResting();
    },
  };
}

/** Index of the active slide. */
export const activeSlideOf = (row: HTMLElement): number => {
  const offsets = [...row.children].map((slide) => Math.abs(offsetOf(row, slide)));
  return offsets.indexOf(Math.min(...offsets));
};

/** Whether an arrow key moves forward (1), back (-1) or not at all (null) in the row's reading direction. */
export const stepForKey = (row: HTMLElement, key: string): 1 | -1 | null => {
  if (key === (isRightToLeft(row) ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : null;
};

const isRightToLeft = (row: HTMLElement): boolean => getComputedStyle(row).direction === 'rtl';

/** Distance of a slide from the row's start edge, in pixels; negative is to the left. */
const offsetOf = (row: HTMLElement, slide: Element): number => {
  const [edge, box] = [row.getBoundingClientRect(), slide.getBoundingClientRect()];
  return isRightToLeft(row) ? box.right - edge.right : box.left - edge.left;
};

/** Reorders slides so that as many hidden ones precede the active one as follow it; returns whether the row scrolled. */
function putRound(row: HTMLElement): boolean {
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement);
  const front = activeSlideOf(row);
  const shown = slides[front];
  if (!shown) return false;
  const hidden = slides.length - Math.round(row.clientWidth / shown.getBoundingClientRect().width);
  const offset = offsetOf(row, shown);
  // scroll snapping would follow the slide by itself and move it twice
  row.style.scrollSnapType = 'none';
  for (const [place, slide] of slides.entries()) {
    const ahead = (place - front + slides.length) % slides.length;
    slide.style.order = String(ahead >= slides.length - Math.floor(hidden / 2) ? ahead - slides.length : ahead);
  }
  const moved = Math.round(offsetOf(row, shown) - offset);
  if (moved !== 0) row.scrollBy({ left: moved, behavior: 'instant' });
  row.style.scrollSnapType = '';
  return moved !== 0;
}

/** Time without scrolling after which a row counts as resting, in milliseconds. */
const REST = 200;

/**
 * Calls `rest` whenever the row has come to rest; returns the unsubscribe function. Scroll events are late on a busy device:
 * without `scrollend` the row rests only when two frames show the same position, and never during a touch. Reordering earlier
 * would cancel the swipe.
 */
function onRest(row: HTMLElement, rest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let picture = 0;
  const forget = () => {
    clearTimeout(timer);
    cancelAnimationFrame(picture);
  };
  const restOrWait = () => {
    const place = row.scrollLeft;
    picture = requestAnimationFrame(() => {
      picture = requestAnimationFrame(() => (row.scrollLeft === place ? rest() : wait()));
    });
  };
  const wait = () => {
    forget();
    timer = setTimeout(restOrWait, REST);
  };
  const end = () => {
    forget();
    rest();
  };
  const listeners = {
    // no scrollend in Safari before 26.2, nor in Chromium when the focus moves meanwhile
    scroll: wait,
    scrollend: end,
    touchstart: forget,
    touchend: wait,
    touchcancel: wait,
  };
  for (const [event, listen] of Object.entries(listeners)) row.addEventListener(event, listen, { passive: true });
  return () => {
    forget();
    for (const [event, listen] of Object.entries(listeners)) row.removeEventListener(event, listen);
  };
}
