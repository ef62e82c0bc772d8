import { keepFocusInSight } from './focus-in-sight.ts';
import { sayWhetherOpen, stayOpen } from './stay-open.ts';

/** Draws bit by bit what would wait until it is near, so that from now on every place in the page is what it says. */
const drawTheRest = (): void => {
  const next = document.querySelector('.when-near');
  next?.classList.remove('when-near');
  if (next) (globalThis.requestIdleCallback ?? setTimeout)(drawTheRest);
};

// whoever loads this module wants nothing else of it
drawTheRest();
keepFocusInSight();
sayWhetherOpen();
if (import.meta.env.PROD) void stayOpen();
