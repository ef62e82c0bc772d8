import type { Page } from 'playwright-core';

/**
 * Returns unreadable text of a page, one line each: text beyond the edge of the screen, clipped by a box with hidden
 * overflow, overflowing its button or badge, or overlapping other text; and links, buttons and fields that overlap.
 * Scrollable text and text for screen readers only is accepted. Of a page behind a modal dialog nothing can be read or pressed, so only
 * the dialog is checked.
 */
export const findCutText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
    type Layered = { readonly element: Element; readonly box: Box };
    /** Tolerance for rounding, in pixels. */
    const slack = 1.5;

    const width = document.documentElement.clientWidth;
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const parents = (element: Element | null): Element[] =>
      element ? [element, ...parents(element.parentElement)] : [];
    const isForListeners = (element: Element) =>
      parents(element).some(({ clientWidth, clientHeight, tagName }) => {
        return tagName !== 'HTML' && clientWidth === 1 && clientHeight === 1;
      });
    /** The fixed or sticky ancestor of an element, if any. */
    const layerOf = (element: Element) =>
      parents(element).find((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position)) ?? null;
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
    const describeElement = (element: Element, what: string) =>
      `${what}: “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}” in ${nameOf(element).slice(0, 120)}`;

    /** The box that clips this text, if any. */
    const findClipping = (element: Element, box: Box): string | undefined => {
      let canScrollX = false;
      let canScrollY = false;
      let isOutOfFlow = false;
      // glyphs leave a quarter of the line height empty above and below
      const blank = (box.bottom - box.top) / 4;
      for (const parent of parents(element)) {
        const style = getComputedStyle(parent);
        if (style.webkitLineClamp !== 'none') return;
        const isApplicable = !isOutOfFlow || style.position !== 'static';
        if (isApplicable && parent !== document.body && parent !== document.documentElement) {
          const edge = parent.getBoundingClientRect();
          if (/auto|scroll/.test(style.overflowX)) canScrollX = true;
          if (/auto|scroll/.test(style.overflowY)) canScrollY = true;
          const clipsX = /hidden|clip/.test(style.overflowX) && !canScrollX;
          const clipsY = /hidden|clip/.test(style.overflowY) && !canScrollY;
          if (clipsX && (box.left < edge.left - slack || box.right > edge.right + slack)) return 'cut at a side';
          if (clipsY && (box.top + blank < edge.top - slack || box.bottom - blank > edge.bottom + slack))
            return 'cut above or below';
          isOutOfFlow = style.position === 'absolute';
        }
        if (style.position === 'fixed') break;
      }
      if (!canScrollX && (box.left < -slack || box.right > width + slack)) return 'beyond the screen';
    };

    /** The button, badge or field that this text overflows. */
    const findOverflowed = (element: Element, box: Box): Element | undefined =>
      parents(element)
        .slice(0, 3)
        .filter((each) => each.matches('a, button, label, span, summary'))
        .find((each) => {
          const { borderLeftWidth, backgroundColor, display } = getComputedStyle(each);
          const isDrawn = borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
          const edge = each.getBoundingClientRect();
          const spills = box.left < edge.left - slack || box.right > edge.right + slack;
          return isDrawn && display !== 'inline' && edge.width > 0 && spills;
        });

    /** The box of glyphs, which leave a quarter of its height empty above and below. */
    const withoutBlank = ({ left, right, top, bottom }: Box): Box => {
      const quarter = (bottom - top) / 4;
      return { left, right, top: top + quarter, bottom: bottom - quarter };
    };
    const meet = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
    const lieUpon = (one: Layered, other: Layered) =>
      !one.element.contains(other.element) && !other.element.contains(one.element) && meet(one.box, other.box);
    /** Whether one box is inside the other, as a button in a field or a wishlist button on a picture. */
    const isInside = (one: Box, other: Box) =>
      one.left > other.left - slack &&
      one.right < other.right + slack &&
      one.top > other.top - slack &&
      one.bottom < other.bottom + slack;

    /** Whether a scrolling box hides a part of this one. */
    const isScrolledAway = (element: Element, box: Box) =>
      parents(element).some((parent) => {
        if (parent === document.body || parent === document.documentElement) return false;
        if (!/auto|scroll/.test(getComputedStyle(parent).overflowY)) return false;
        const edge = parent.getBoundingClientRect();
        return box.top < edge.top - slack || box.bottom > edge.bottom + slack;
      });

    const faults: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) faults.push(`the page scrolls sideways: ${scrollWidth} px on ${width} px`);

    const lines: (Layered & { readonly layer: Element | null })[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isForListeners(element) || element.closest('svg, option, noscript')) continue;
      range.selectNodeContents(node);
      const layer = layerOf(element);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        const cut = findClipping(element, box);
        if (cut) faults.push(describeElement(element, cut));
        const overflowed = findOverflowed(element, box);
        if (overflowed) faults.push(describeElement(overflowed, 'spills out'));
        if (!cut && !isScrolledAway(element, box)) lines.push({ element, layer, box: withoutBlank(box) });
      }
    }
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1))
        if (one.layer === other.layer && lieUpon(one, other))
          faults.push(
            `${describeElement(one.element, 'lies upon other text')} and ${describeElement(other.element, '')}`,
          );
    });

    const pressed = [...root.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !isForListeners(element))
      .map((element) => ({
        element,
        layer: layerOf(element),
        // a link in a sentence is as high as its text, not as its line
        boxes: [...element.getClientRects()]
          .filter((box) => !isScrolledAway(element, box))
          .map((box) => (getComputedStyle(element).display === 'inline' ? withoutBlank(box) : box)),
      }));
    pressed.forEach((one, index) => {
      for (const other of pressed.slice(index + 1))
        if (
          one.layer === other.layer &&
          one.boxes.some((box) =>
            other.boxes.some(
              (against) =>
                !isInside(box, against) &&
                !isInside(against, box) &&
                lieUpon({ element: one.element, box }, { element: other.element, box: against }),
            ),
          )
        )
          faults.push(`${describeElement(one.element, 'lies upon another')} and ${describeElement(other.element, '')}`);
    });
    return [...new Set(faults)];
  });
