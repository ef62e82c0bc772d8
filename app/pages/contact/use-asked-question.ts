import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question that a link on this page, or to it, names. */
export const useAskedQuestion = () => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const asked = hash && key ? document.getElementById(hash.slice(1)) : null;
    if (!asked) return;
    if (asked instanceof HTMLDetailsElement) asked.open = true;
    // after the page has been taken to its top, as every new page is
    const frame = requestAnimationFrame(() => asked.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
};
