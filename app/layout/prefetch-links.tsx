import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { isProductPath, linkOfEvent, loadImageTransition } from './link-interceptor.tsx';

/** How long a pointer or the keyboard stays on a link before it means to follow it, in milliseconds. */
const INTENT_MS = 80;

/** The page of the shop that a shopper is about to open, as soon as they show it; undefined before. */
const useIntent = (): string | undefined => {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (event: Event) => {
      clearTimeout(timer);
      const path = linkOfEvent(event)?.getAttribute('href');
      if (path) timer = setTimeout(() => setPage(path), INTENT_MS);
    };
    for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, look);
    return () => {
      clearTimeout(timer);
      for (const kind of ['pointerover', 'focusin']) document.removeEventListener(kind, look);
    };
  }, []);
  return page;
};

/** Whether the shopper has asked to be spared what may not be needed. */
const isSparing = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads the code and the data of a page while its link is about to be followed (decision 104), and with a product's what moves
 * its photograph.
 */
const Ahead = () => {
  const page = useIntent();
  const isWelcome = page !== undefined && !isSparing();
  const isOfProduct = isWelcome && isProductPath(page);
  useEffect(() => {
    if (isOfProduct) void loadImageTransition();
  }, [isOfProduct]);
  return isWelcome ? <PrefetchPageLinks page={page} /> : null;
};
export default Ahead;
