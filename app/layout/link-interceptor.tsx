import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** The link to a page of the shop in which something happened: not one that asks for a window, a file or a new document. */
export const linkOfEvent = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href^="/"]:not([target], [download], [data-whole])') : null;

/** Whether a path is that of a product's page. */
export const isProductPath = (path: string) => path.startsWith('/product/');

/** What moves the photograph of a product into its page: comes beside that page, and is not waited for. */
export const loadImageTransition = () => import('./animate-product-image.ts').catch(() => undefined);

/**
 * Links are plain, and here all are followed that lead to a page of the shop (decision 113): what is pressed is answered with
 * a picture before the next page is begun. `data-replace` takes the place of this page in the history, `data-state` leaves
 * something there.
 */
export const LinkInterceptor = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOfEvent(event);
      if (!link || event.defaultPrevented || isForTheBrowser(event)) return;
      event.preventDefault();
      const { href, pathname, search, hash, dataset } = link;
      const replace = 'replace' in dataset || href === location.href;
      afterPicture(() => {
        if (isProductPath(pathname)) void loadImageTransition().then((mover) => mover?.animateProductImage(link));
        void navigate(pathname + search + hash, { replace, state: dataset['state'] });
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
};

/** Pressed so as to open a tab or a window, or to keep what stands behind the link. */
const isForTheBrowser = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

const afterPicture = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
