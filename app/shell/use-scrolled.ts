import { useSyncExternalStore } from 'react';

/** The header changes its dress after this many pixels (specification 9). */
const SCROLL_THRESHOLD = 20;

const listen = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Whether the page is scrolled by more than 20 px. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  );
