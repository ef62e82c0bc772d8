import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { isProductPath, linkOfEvent, loadImageTransition } from './link-interceptor.tsx';

/** Time for which a link must be hovered or focused to start a prefetch, in milliseconds. */
const INTENT_MS = 80;

/** Path of the internal link that has been hovered or focused long enough; undefined before. */
const useIntent = (): string | undefined => {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const scheduleIntent = (event: Event) => {
      clearTimeout(timer);
      const path = linkOfEvent(event)?.getAttribute('href');
      if (path) timer = setTimeout(() => setPage(path), INTENT_MS);
    };
    for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, scheduleIntent);
    return () => {
      clearTimeout(timer);
      for (const kind of ['pointerover', 'focusin']) document.removeEventListener(kind, scheduleIntent);
    };
  }, []);
  return page;
};

/** Whether the browser requests reduced data. */
const isSaveDataEnabled = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches code and data of the page whose link is hovered or focused (decision 104), and for a product the code of
 * the image transition.
 */
const PrefetchNextPage = () => {
  const page = useIntent();
  const shouldPrefetch = page !== undefined && !isSaveDataEnabled();
  const isProductPage = shouldPrefetch && isProductPath(page);
  useEffect(() => {
    if (isProductPage) void loadImageTransition();
  }, [isProductPage]);
  return shouldPrefetch ? <PrefetchPageLinks page={page} /> : null;
};
export default PrefetchNextPage;
