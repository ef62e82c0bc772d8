/** What the focus moves to first when the focused element in it is removed: a screen reader says what it is. */
const containers = 'article, li, ul, ol, table, form, fieldset, section';

/**
 * Keeps the keyboard focus in an area: when a change removes or disables the focused element, such as the button of a return that is
 * now approved, the closest list, card, table, form or section that is left gets the focus; after a notice the element that had it
 * before; on another page, or at another query of it, its heading. Otherwise the focus would be on no element, and a screen reader
 * would begin again at the top. Returns the function that ends it.
 */
export const keepFocusAfterRemoval = (root: HTMLElement): (() => void) => {
  // the focused element and those around it, innermost first
  let focused: readonly Element[] = pathTo(document.activeElement, root);
  let address = location.href;
  let beforeNotice: readonly Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (!isInNotice(focused)) beforeNotice = focused;
    focused = pathTo(target, root);
    address = location.href;
  };
  const clearFocused = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // an element that is being removed may lose the focus before it is gone
    queueMicrotask(() => {
      if (target === focused[0] && !isRemoved(target)) focused = [];
    });
  };
  const moveFocus = () => {
    const [element] = focused;
    if (element === undefined || !isRemoved(element)) return;
    // a disabled element is left only with the next frame
    if (document.activeElement !== document.body && document.activeElement !== element) return;
    const path = isInNotice(focused) ? beforeNotice.slice(0, 1) : focused;
    // a dialog that was closed is still there, but takes no focus
    const isLeft = (each: Element) => !isRemoved(each) && each.checkVisibility();
    const remaining = location.href === address ? path.filter(isLeft) : [];
    const next = remaining.find((each) => each.matches(containers)) ?? remaining[0] ?? root.querySelector('h1');
    // without a heading the next page is still loading
    if (!(next instanceof HTMLElement)) return;
    focused = [];
    focusContainer(next);
  };
  const observer = new MutationObserver(moveFocus);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', clearFocused);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', remember);
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

/** Focuses an element that is no control; it leaves the sequence of the keyboard again with the focus. */
const focusContainer = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
};
