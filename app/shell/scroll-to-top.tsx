import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Every route starts at its top (specification 2); a filter that only changes the query keeps its place. */
export const ScrollToTop = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) window.scrollTo(0, 0);
  }, [pathname]);
  return null;
};
