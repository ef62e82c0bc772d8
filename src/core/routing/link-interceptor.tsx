import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isAdminPath } from './admin-path.ts';
import { startAtTop } from './scroll-restoration.tsx';

/**
 * The internal link of an event; excludes links with `target`, `download` or `data-whole`, and those between shop and admin area
 * (decision 249).
 */
export const linkOfEvent = ({ target }: Event): HTMLAnchorElement | null => {
  const selector = 'a[href^="/"]:not([target], [download], [data-whole])';
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector);
  return link && isAdminPath(link.pathname) === isAdminPath(location.pathname) ? link : null;
};

/** Whether a path leads to a product page. */
export const isProductPath = (path: string) => path.startsWith('/product/');

/** Loads the image transition in parallel with the product page; never rejects. */
export const loadImageTransition = () => import('./animate-product-image.ts').catch(() => undefined);

/**
 * Links are plain `<a>` elements; this listener turns clicks on internal ones into client-side navigations (decision
 * 113), after the next paint for immediate feedback. `data-replace` replaces the history entry, `data-state` sets its
 * state. Links of the frame and those with `data-top` start at the top; other links that change only the query keep the
 * scroll position (decision 30).
 */
export const LinkInterceptor = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOfEvent(event);
      if (!link || event.defaultPrevented || isModifiedClick(event)) return;
      event.preventDefault();
      const { href, pathname, search, hash, dataset } = link;
      const replace = 'replace' in dataset || href === location.href;
      afterPaint(() => {
        if (isProductPath(pathname)) void loadImageTransition().then((module) => module?.animateProductImage(link));
        if ('top' in dataset || !link.closest('main')) startAtTop(href);
        void navigate(pathname + search + hash, { replace, state: dataset['state'] });
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
};

/** Calls back when a link to another page is clicked, before its navigation, which waits for the next paint. */
export const useLinkToOtherPage = (onClick: () => void): void => {
  const handleClick = useEffectEvent(onClick);
  useEffect(() => {
    const check = (event: MouseEvent) => {
      const link = linkOfEvent(event);
      if (link && link.pathname !== location.pathname && !isModifiedClick(event)) handleClick();
    };
    document.addEventListener('click', check);
    return () => document.removeEventListener('click', check);
  }, []);
};

/** Whether a click follows an internal link in this tab. */
export const isFollowedLink = (event: MouseEvent): boolean => linkOfEvent(event) !== null && !isModifiedClick(event);

/** A click for a new tab, a new window or a download. */
const isModifiedClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
