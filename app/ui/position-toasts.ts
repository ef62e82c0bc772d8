/** Between the toasts and what they keep off, or the edge of what is seen, in pixels. */
const GAP = 8;
const EDGE = 16;
/** How long after the last scroll the toasts look for their place again, in milliseconds. */
const AFTER_SCROLL = 150;

/** An area of the screen, in pixels from the corner that fixed elements are placed by. */
interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Where the toasts may lie, and how far the page is scrolled for it. */
interface Place extends Area {
  readonly edge: 'top' | 'bottom';
  readonly side: 'start' | 'end' | 'both';
  readonly scroll: number;
  /** The less, the better: what it covers. */
  readonly cost: number;
}

const watched = new Map<HTMLElement, { cards: number; readonly stop: () => void }>();

/**
 * Keeps the toasts off what they speak of, until the answer is called: off the field that has the focus, every field that
 * is wrong, each with its label and its message, and off the offer. They lie at the foot of what is seen, above an
 * on-screen keyboard, else at its head or at the other side; where no place is free, the page is scrolled until the field
 * with the focus is.
 */
export function positionToasts(stack: HTMLElement): () => void {
  const known = watched.get(stack) ?? { cards: 0, stop: watch(stack) };
  known.cards += 1;
  watched.set(stack, known);
  return () => {
    known.cards -= 1;
    if (known.cards > 0) return;
    watched.delete(stack);
    known.stop();
  };
}

function watch(stack: HTMLElement): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const place = () => settle(stack, true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const placeLater = () => {
    clearTimeout(timer);
    // whoever scrolls is not scrolled back
    timer = setTimeout(() => settle(stack, false), AFTER_SCROLL);
  };
  const size = new ResizeObserver(place);
  size.observe(stack);
  const errors = new MutationObserver(place);
  errors.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] });
  document.addEventListener('focusin', place, { signal });
  visualViewport?.addEventListener('resize', place, { signal });
  visualViewport?.addEventListener('scroll', placeLater, { signal });
  addEventListener('scroll', placeLater, { signal, capture: true, passive: true });
  place();
  return () => {
    stopping.abort();
    clearTimeout(timer);
    size.disconnect();
    errors.disconnect();
  };
}

function settle(stack: HTMLElement, mayScroll: boolean): void {
  // what is about to be pressed stays where it is
  if ('held' in stack.dataset || stack.contains(document.activeElement)) return;
  const focused = focusedPart();
  const places = placesFor(stack, focused, mayScroll);
  const best = places.reduce((least, place) => (place.cost < least.cost ? place : least));
  const { style } = stack;
  const { clientHeight } = document.documentElement;
  style.insetBlock = best.edge === 'top' ? `${best.top}px auto` : `auto ${clientHeight - best.bottom}px`;
  style.insetInline = { start: `${EDGE}px auto`, end: `auto ${EDGE}px`, both: '' }[best.side];
  if (best.scroll !== 0) scrollerOf(focused).scrollBy({ top: best.scroll, behavior: 'instant' });
}

const placesFor = (stack: HTMLElement, focused: HTMLElement | null, mayScroll: boolean): readonly Place[] => {
  const seen = seenArea();
  const { offsetWidth: width, offsetHeight: height } = stack;
  const isWhole = width > seen.right - 2 * EDGE;
  const isRightToLeft = getComputedStyle(stack).direction === 'rtl';
  const wrong = [...document.querySelectorAll<HTMLElement>('[aria-invalid=true]')].filter(isShown);
  const areas = {
    focused: focused && areaOf(focused),
    wrong: wrong.map(areaOf),
    // what belongs to a refused form is looked at too, and its button is pressed next
    beside: formsOf(wrong, 'label, .field').map(boxOf),
    buttons: formsOf(focused ? [focused, ...wrong] : wrong, '[type=submit]').map(boxOf),
    offers: [...document.querySelectorAll('dialog[open]:not(:modal)')].map(boxOf),
  };
  const shop = scrollRoom(scrollerOf(focused));
  // nothing moves under a mouse or a finger, except a field that is about to be written in
  const isScrolled = mayScroll && focused?.matches(':focus-visible');
  const at = (edge: Place['edge'], side: Place['side']): Place => {
    const gap = isWhole ? 0 : EDGE;
    const top = edge === 'top' ? seen.top + (isWhole ? 0 : GAP) : seen.bottom - height - gap;
    const isLeft = (side === 'start') !== isRightToLeft;
    const left = isWhole ? 0 : isLeft ? EDGE : seen.right - EDGE - width;
    const area = { top, bottom: top + height, left, right: left + width };
    const wanted = isScrolled && areas.focused ? scrollToClear(areas.focused, area, edge) : 0;
    const scroll = Math.min(Math.max(wanted, -shop.up), shop.down);
    const isCovered = (each: Area) => overlaps(area, each, scroll);
    const isLost = areas.focused !== null && scroll !== 0 && !isWithin(areas.focused, seen, scroll);
    const count = (some: readonly Area[]) => some.filter(isCovered).length;
    const cost =
      (areas.focused && isCovered(areas.focused) ? 1000 : 0) +
      (isLost ? 500 : 0) +
      100 * count(areas.offers) +
      count(areas.wrong) +
      0.7 * count(areas.buttons) +
      (scroll === 0 ? 0 : 0.5) +
      0.01 * count(areas.beside);
    return { ...area, edge, side: isWhole ? 'both' : side, scroll, cost };
  };
  return isWhole
    ? [at('bottom', 'start'), at('top', 'start')]
    : [at('bottom', 'start'), at('bottom', 'end'), at('top', 'end'), at('top', 'start')];
};

/** What these forms have of something. */
const formsOf = (fields: readonly HTMLElement[], parts: string): readonly Element[] =>
  [...new Set(fields.map((field) => field.closest('form')))].flatMap((form) => [
    ...(form?.querySelectorAll(parts) ?? []),
  ]);

/** What is seen of the page: above an on-screen keyboard and below the header, while that is in sight. */
const seenArea = (): Area => {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetTop = 0, height = clientHeight } = visualViewport ?? {};
  const header = document.querySelector('header')?.getBoundingClientRect();
  return { top: Math.max(offsetTop, header?.bottom ?? 0), bottom: offsetTop + height, left: 0, right: clientWidth };
};

/** How far down to scroll until the toasts cover the field no more. */
const scrollToClear = (field: Area, toasts: Area, edge: Place['edge']): number => {
  if (!overlaps(toasts, field, 0)) return 0;
  return edge === 'top' ? field.top - toasts.bottom - GAP : field.bottom - toasts.top + GAP;
};

const scrollerOf = (focused: HTMLElement | null): Element => focused?.closest('dialog') ?? document.documentElement;

const scrollRoom = ({ scrollTop, scrollHeight, clientHeight }: Element) => ({
  up: scrollTop,
  down: Math.max(0, scrollHeight - clientHeight - scrollTop),
});

/** What has the focus, if it can be used; not a heading or a page that the focus was put to. */
const focusedPart = (): HTMLElement | null => {
  const { activeElement } = document;
  const isUsed = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
  return isUsed && isShown(activeElement) ? activeElement : null;
};

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

const boxOf = (element: Element): Area => element.getBoundingClientRect();

/** A field with its label and its message; what hints at it all the time may be covered. */
const areaOf = (field: HTMLElement): Area => {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && !id.endsWith('-hint'));
  const labels = 'labels' in field && field.labels instanceof NodeList ? [...field.labels] : [];
  const parts = [...labels, ...ids.map((id) => document.getElementById(id))].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && isShown(part),
  );
  return parts.map(boxOf).reduce<Area>(
    (all, part) => ({
      top: Math.min(all.top, part.top),
      bottom: Math.max(all.bottom, part.bottom),
      left: Math.min(all.left, part.left),
      right: Math.max(all.right, part.right),
    }),
    boxOf(field),
  );
};

/** Whether the toasts lie over something, once the page is scrolled so far. */
const overlaps = (toasts: Area, other: Area, scroll: number): boolean =>
  toasts.top < other.bottom - scroll &&
  toasts.bottom > other.top - scroll &&
  toasts.left < other.right &&
  toasts.right > other.left;

const isWithin = (area: Area, seen: Area, scroll: number): boolean =>
  area.top - scroll >= seen.top && area.bottom - scroll <= seen.bottom;
