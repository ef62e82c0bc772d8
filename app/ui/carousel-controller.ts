/** A row of slides that stand in a ring. */
export interface CarouselController {
  /** Moves on by one slide, forward or back in the direction of reading; while the row moves, moves wait their turn. */
  readonly move: (step: 1 | -1) => void;
  readonly stop: () => void;
}

/**
 * Makes a ring of a row that scrolls: whenever it rests, its slides are put round the one in front, so that there are
 * others on either side. Only their `order` changes, and the row scrolls along, so that nothing is seen to happen.
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
    // not there yet: were the slides put round now, the row would stay where it is
    if (Math.abs(away) > 2) return row.scrollBy({ left: away });
    // putting the slides round is a scroll too, and its end will be told
    if (putRound(row)) return;
    isMoving = false;
    const step = Math.sign(waiting);
    waiting -= step;
    if (step !== 0) go(step);
  };
  // before anybody can move them, the slides stand round the first
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

/** The place of the slide in front. */
export const activeSlideOf = (row: HTMLElement): number => {
  const offsets = [...row.children].map((slide) => Math.abs(offsetOf(row, slide)));
  return offsets.indexOf(Math.min(...offsets));
};

/** Whether an arrow key leads forward (1), back (-1) or nowhere in the row's direction of reading. */
export const stepForKey = (row: HTMLElement, key: string): 1 | -1 | null => {
  if (key === (isRightToLeft(row) ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : null;
};

const isRightToLeft = (row: HTMLElement): boolean => getComputedStyle(row).direction === 'rtl';

/** How far a slide stands from the edge that the row starts at, in pixels; negative is to the left. */
const offsetOf = (row: HTMLElement, slide: Element): number => {
  const [edge, box] = [row.getBoundingClientRect(), slide.getBoundingClientRect()];
  return isRightToLeft(row) ? box.right - edge.right : box.left - edge.left;
};

/** Puts as many of the hidden slides before the one in front as behind it; answers whether the row had to scroll along. */
function putRound(row: HTMLElement): boolean {
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement);
  const front = activeSlideOf(row);
  const shown = slides[front];
  if (!shown) return false;
  const hidden = slides.length - Math.round(row.clientWidth / shown.getBoundingClientRect().width);
  const offset = offsetOf(row, shown);
  // a row that snaps would follow its slide by itself, and then be moved twice
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

/** A row that has not moved for so long is taken to rest, in milliseconds. */
const REST = 200;

/**
 * Calls whenever the row has come to rest; answers how to stop. A busy device tells late that a row goes on: so where its end
 * is not told, it rests only when two pictures show it at the same place, and never under a finger. Were the slides put round
 * before, the swipe would be lost.
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
    // the end of a scroll is not told by Safari before 26.2, nor by Chromium when the focus moves meanwhile
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
