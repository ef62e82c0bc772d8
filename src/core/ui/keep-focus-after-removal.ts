/** Preferred focus targets when a focused element inside them is removed; screen readers announce them. */
const containers = 'article, li, ul, ol, table, form, fieldset, section';

/**
 * Keeps the keyboard focus in an area. When a change removes or disables the focused element, such as the button of a
 * return that is now approved, it focuses the closest remaining list, card, table, form or section; after a dismissed
 * notice the previously focused element; after a change of the URL the heading. Without it the focus would be lost, and
 * a screen reader would restart at the top. Returns the function that ends it.
 */
export const keepFocusAfterRemoval = (root: HTMLElement): (() => void) => {
  // the focused element and its ancestors, innermost first
  let focused: readonly Element[] = pathTo(document.activeElement, root);
  let address = location.href;
  let beforeNotice: readonly Element[] = [];
  const storeFocus = ({ target }: FocusEvent) => {
    if (!isInNotice(focused)) beforeNotice = focused;
    focused = pathTo(target, root);
    address = location.href;
  };
  const clearFocused = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // an element may lose the focus before it is removed
    queueMicrotask(() => {
      if (target === focused[0] && !isRemoved(target)) focused = [];
    });
  };
  const moveFocus = () => {
    const [element] = focused;
    if (element === undefined || !isRemoved(element)) return;
    // a disabled element loses the focus only in the next frame
    if (document.activeElement !== document.body && document.activeElement !== element) return;
    const path = isInNotice(focused) ? beforeNotice.slice(0, 1) : focused;
    // a closed dialog is still in the document, but cannot be focused
    const isFocusable = (each: Element) => !isRemoved(each) && each.checkVisibility();
    const remaining = location.href === address ? path.filter(isFocusable) : [];
    const next = remaining.find((each) => each.matches(containers)) ?? remaining[0] ?? root.querySelector('h1');
    // without a heading the next page is still loading
    if (!(next instanceof HTMLElement)) return;
    focused = [];
    focusContainer(next);
  };
  const observer = new MutationObserver(moveFocus);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', storeFocus);
  root.addEventListener('focusout', clearFocused);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', storeFocus);
    root.removeEventListener('focusout', clearFocused);
  };
};

const isInNotice = (path: readonly Element[]): boolean => path.some(({ id }) => id === 'toasts');

const isRemoved = (element: EventTarget | null): boolean =>
  element instanceof Element && (!element.isConnected || element.hasAttribute('disabled'));

const pathTo = (target: EventTarget | null, root: Element): Element[] => {
  const path: Element[] = [];
  for (let each = target instanceof Element ? target : null; each && each !== root; each = each.parentElement) {
    path.push(each);
  }
  return path;
};

/** Focuses a non-interactive element; it leaves the tab order when it loses the focus. */
const focusContainer = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
};
