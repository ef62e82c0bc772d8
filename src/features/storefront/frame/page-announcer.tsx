import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { KEEP_PLACE } from '#core/routing/keep-place.ts';

/** Announces a new page to assistive technology and moves the focus to its heading; the code loads with the first change. */
export const PageAnnouncer = () => {
  const { pathname, state } = useLocation();
  const announcedPath = useRef(pathname);
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    if (state === KEEP_PLACE) return;
    const before = document.activeElement;
    const abortController = new AbortController();
    void import('./announce-page.ts').then(
      ({ announcePage }) => region.current && announcePage(region.current, before, abortController.signal),
      () => undefined,
    );
    return () => abortController.abort();
  }, [pathname, state]);
  return <p ref={region} role="status" className="sr-only" />;
};
