import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { sessionStore } from '../state/storage.ts';

/**
 * Every route starts at its top (specification 2); a step back or forward leads to where the page was left, and a filter
 * that only changes the query keeps its place.
 */
export const ScrollRestoration = () => {
  const { key, pathname } = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;
  const shown = useRef('');
  useLayoutEffect(() => {
    // a page that comes as a new document, and a step to a part of the page, are put in place by the browser itself
    const place = isStep ? sessionStore.read(key) : '0';
    const isElsewhere = pathname !== shown.current;
    if (shown.current || (place && isReload())) {
      // in a page that is drawn as it comes near, the place would be another
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
