import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { sessionStore } from '../state/storage.ts';

/**
 * Scrolls to the top on each new route (specification 2), restores the position on back and forward, and keeps it when only
 * the query changes.
 */
export const ScrollRestoration = () => {
  const { key, pathname } = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;
  const shown = useRef('');
  useLayoutEffect(() => {
    // the browser scrolls new documents and fragment links itself
    const place = isStep ? sessionStore.read(key) : '0';
    const isElsewhere = pathname !== shown.current;
    if (shown.current || (place && isReload())) {
      // deferred layout would change the scroll position
      document.documentElement.classList.add('whole');
      if (isElsewhere || (isStep && place !== null)) scrollTo(0, Number(place));
    }
    shown.current = pathname;
    history.scrollRestoration = 'manual';
    const keep = () => sessionStore.write(key, String(scrollY));
    keep();
    addEventListener('scroll', keep);
    addEventListener('pagehide', leaveToBrowser);
    return () => removeEventListener('scroll', keep);
  }, [key, pathname, isStep]);
  return null;
};

const leaveToBrowser = () => {
  history.scrollRestoration = 'auto';
};

const isReload = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
};
