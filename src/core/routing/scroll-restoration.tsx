import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { sessionStore } from '#core/browser/storage.ts';
import { KEEP_PLACE } from './keep-place.ts';

/** URL that starts at the top after the next navigation. */
let pageHref = '';

/** Makes the page at this URL start at the top, even if only the query changes. */
export const startAtTop = (href: string): void => {
  pageHref = href;
};

/**
 * Scrolls to the top on each new route (specification 2), restores the position on back and forward, and keeps it when only
 * the query changes, unless a link led to another page (decision 30), and with `KEEP_PLACE`.
 */
export const ScrollRestoration = () => {
  const { key, pathname, state } = useLocation();
  const isHistoryStep = useNavigationType() === NavigationType.Pop;
  const lastPathname = useRef('');
  useLayoutEffect(() => {
    // the browser scrolls new documents and fragment links itself
    const scrollPosition = isHistoryStep ? sessionStore.read(`lazaward-scroll-${key}`) : '0';
    const isNewPage = (pathname !== lastPathname.current && state !== KEEP_PLACE) || pageHref === location.href;
    pageHref = '';
    if (lastPathname.current || (scrollPosition && isReload())) {
      // deferred layout would change the scroll position
      document.documentElement.classList.add('whole');
      if (isNewPage || (isHistoryStep && scrollPosition !== null)) scrollTo(0, Number(scrollPosition));
    }
    lastPathname.current = pathname;
    history.scrollRestoration = 'manual';
    const storePosition = () => sessionStore.write(`lazaward-scroll-${key}`, String(scrollY));
    storePosition();
    addEventListener('scroll', storePosition);
    addEventListener('pagehide', enableNativeScrollRestoration);
    return () => removeEventListener('scroll', storePosition);
  }, [key, pathname, state, isHistoryStep]);
  return null;
};

const enableNativeScrollRestoration = () => {
  history.scrollRestoration = 'auto';
};

const isReload = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
};
