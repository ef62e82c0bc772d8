import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Announces a new page to assistive technology and moves the focus to its heading; the code loads with the first change. */
export const PageAnnouncer = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const before = document.activeElement;
    const leaving = new AbortController();
    void import('./announce-page.ts').then(
      ({ announcePage }) => region.current && announcePage(region.current, before, leaving.signal),
      () => undefined,
    );
    return () => leaving.abort();
  }, [pathname]);
  return <p ref={region} role="status" className="sr-only" />;
};
