import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { tabStorage } from '../device/storage.ts';

/**
 * Every route starts at its top (specification 2); a step back or forward leads to where the page was left, and a filter
 * that only changes the query keeps its place.
 */
export const ScrollPlace = () => {
  const { key, pathname } = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;
  const shown = useRef('');
  useLayoutEffect(() => {
    // a page that comes as a document, and a step to a part of the page, are put in their place by the browser itself
    const place = isStep ? tabStorage.read(key) : '0';
    const isElsewhere = pathname !== shown.current;
    // a place in a page that is drawn bit by bit would be another one when all of it is drawn
    if (shown.current) document.documentElement.classList.add('whole');
    if (shown.current && (isElsewhere || (isStep && place !== null))) window.scrollTo(0, Number(place));
    shown.current = pathname;
    history.scrollRestoration = 'manual';
    const keep = () => tabStorage.write(key, String(window.scrollY));
    keep();
    window.addEventListener('scroll', keep);
    window.addEventListener('pagehide', leaveToBrowser);
    return () => window.removeEventListener('scroll', keep);
  }, [key, pathname, isStep]);
  return null;
};

const leaveToBrowser = () => {
  history.scrollRestoration = 'auto';
};
