import { type ProductImage, startImageTransition } from './image-transition.ts';

/** Starts the view transition of the product image when this link to its page is followed (decision 113). */
export const animateProductImage = (link: HTMLAnchorElement): void =>
  animateTo(link.pathname, findPhotograph(link), mainPhotograph);

// back navigation from a product page: the URL has changed, but the document still shows the product
addEventListener('popstate', () => {
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const previousPath = page ? new URL(page).pathname : '';
  if (previousPath.startsWith('/product/'))
    animateTo(location.pathname, mainPhotograph(), () => photographsOf(previousPath).find(isVisible));
});

const mainPhotograph = () => document.querySelector<ProductImage>('main img[fetchpriority=high]');

const findPhotograph = (link: Element) => link.closest('article, li')?.querySelector<ProductImage>('img');

const photographsOf = (product: string) =>
  Array.from(document.links).flatMap((link) => (link.pathname === product && findPhotograph(link)) || []);

let pendingTransition: MutationObserver | undefined;

/** Starts the transition when the old image has left the document, if the expected page and its image are visible. */
const animateTo = (
  path: string,
  photograph: ProductImage | null | undefined,
  find: () => ProductImage | null | undefined,
) => {
  pendingTransition?.disconnect();
  if (!photograph?.complete || !isVisible(photograph) || !canAnimate()) return;
  const rect = photograph.getBoundingClientRect();
  pendingTransition = new MutationObserver((_, observer) => {
    if (photograph.isConnected) return;
    observer.disconnect();
    const target = location.pathname === path && find();
    if (target) startImageTransition(photograph, rect, target);
  });
  pendingTransition.observe(document.body, { childList: true, subtree: true });
};

/** Whether the centre is visible: inside the viewport, and not under the header or a dialog. */
const isVisible = (photograph: Element) => {
  const { left, top, width, height } = photograph.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === photograph;
};

const canAnimate = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
