import { keepFocusInSight } from './focus-in-sight.ts';
import { sayWhetherOpen, stayOpen } from './stay-open.ts';

/**
 * Draws bit by bit what would wait until it is near, once somebody moves in the page: from then on every place in it is
 * what it says.
 */
const drawTheRest = (): void => {
  const next = document.querySelector('.when-near');
  next?.classList.remove('when-near');
  if (next) (globalThis.requestIdleCallback ?? setTimeout)(drawTheRest);
};

// whoever loads this module wants nothing else of it
if (scrollY > 0) drawTheRest();
else addEventListener('scroll', drawTheRest, { once: true });
keepFocusInSight();
sayWhetherOpen();
if (import.meta.env.PROD) void stayOpen();
