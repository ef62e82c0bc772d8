import { type RefObject, useEffect } from 'react';

/** What the focus moves to first when the focused element in it is removed: a screen reader says what it is. */
const containers = 'article, li, ul, ol, table, form, fieldset, section';

/**
 * Keeps the keyboard focus in an area: when a change removes or disables the focused element, such as the button of a return that is
 * now approved, the closest list, card, table, form or section that is left gets the focus; on another page its heading does.
 * Otherwise the focus would be on no element, and a screen reader would begin again at the top.
 */
export const useFocusAfterRemoval = (area: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = area.current;
    if (!root) return;
    // the focused element and those around it, innermost first
    let focused: readonly Element[] = [];
    let address = '';
    const remember = ({ target }: FocusEvent) => {
      focused = pathTo(target, root);
      address = location.href;
    };
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      // an element that is being removed may lose the focus before it is gone
      queueMicrotask(() => {
        if (target === focused[0] && !isGone(target)) focused = [];
      });
    };
    const moveFocus = () => {
      const [element] = focused;
      if (element === undefined || !isGone(element)) return;
      // a disabled element is left only with the next frame
      if (document.activeElement !== document.body && document.activeElement !== element) return;
      // a dialog that was closed is still there, but takes no focus
      const isLeft = (each: Element) => !isGone(each) && each.checkVisibility();
      const left = location.href === address ? focused.filter(isLeft) : [];
      const next = left.find((each) => each.matches(containers)) ?? left[0] ?? root.querySelector('h1');
      // without a heading the next page is still loading
      if (!(next instanceof HTMLElement)) return;
      focused = [];
      focusContainer(next);
    };
    const observer = new MutationObserver(moveFocus);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', remember);
    root.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', remember);
      root.removeEventListener('focusout', forget);
    };
  }, [area]);
};

const isGone = (element: EventTarget | null): boolean =>
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
