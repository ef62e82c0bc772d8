import type { Locator } from 'playwright-core';
import { isFocused } from './visible-text.ts';

/** Maximum number of tab stops between two related elements. */
const FARTHEST = 160;

/** Key that moves the focus forwards or backwards. */
export type TabKey = 'Tab' | 'Shift+Tab';

/**
 * Presses Tab, or Shift+Tab, until this element has the focus. Throws at the first tab stop on the way that is invisible,
 * covered, or without a focus indicator.
 */
export const tabTo = async (part: Locator, way: TabKey = 'Tab'): Promise<void> => {
  const page = part.page();
  await part.waitFor({ state: 'attached' });
  await page.evaluate(storeRestingMarks);
  for (let stops = 0; stops < FARTHEST; stops += 1) {
    await page.keyboard.press(way);
    const fault = await page.evaluate(faultOfStop);
    if (fault) throw new Error(`${new URL(page.url()).pathname}: ${fault}`);
    if (await isFocused(part)) return;
  }
  throw new Error(`${new URL(page.url()).pathname}: ${way} does not lead to ${String(part)}`);
};

/** Moves the focus to this element and presses a key. */
export const pressAt = async (part: Locator, key: 'Enter' | 'Space', way?: TabKey): Promise<void> => {
  await tabTo(part, way);
  await part.page().keyboard.press(key);
};

/** Moves the focus to this field and types into it. */
export const typeInto = async (field: Locator, text: string): Promise<void> => {
  await tabTo(field);
  await field.page().keyboard.type(text);
};

type Marked = Window & { restingMarks?: WeakMap<Element, string> };

/** Stores the look of each focusable element without focus. Runs in the page. */
const storeRestingMarks = (): void => {
  const marks = new WeakMap<Element, string>();
  for (const each of document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex], label')) {
    if (each.contains(document.activeElement)) continue;
    const { outline, boxShadow } = getComputedStyle(each);
    marks.set(each, `${outline} ${boxShadow}`);
  }
  (window as Marked).restingMarks = marks;
};

/** Describes what is wrong with the current tab stop, if anything. Runs in the page. */
const faultOfStop = async (): Promise<string | null> => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'the keyboard is nowhere';
  // an invisible input is represented by its label
  const isDrawn = focused.clientWidth > 1 && getComputedStyle(focused).opacity !== '0';
  const visible = (isDrawn ? null : focused.closest('label')) ?? focused;
  const name = `<${focused.tagName.toLowerCase()}> “${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 50)}” ${focused.getAttribute('name') ?? ''}`;

  const placeOf = () => [...visible.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  let box = placeOf();
  // it may still be scrolling into view
  for (let frame = 0, stableFrames = 0; frame < 60 && stableFrames < 2; frame += 1) {
    await new Promise(requestAnimationFrame);
    const now = placeOf();
    stableFrames = now?.top === box?.top && now?.left === box?.left ? stableFrames + 1 : 0;
    box = now;
  }
  if (!box) return `${name} is not drawn`;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const [left, right] = [Math.max(0, box.left), Math.min(width, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(height, box.bottom)];
  // a large element needs only its middle in view
  const fits = box.width <= width && box.height <= height / 2;
  const isFullyVisible = right - left > box.width - 2 && bottom - top > box.height - 2;
  if (right <= left || bottom <= top || (fits && !isFullyVisible))
    return `${name} is out of sight, at ${Math.round(box.left)}, ${Math.round(box.top)}`;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!hit || !(visible.contains(hit) || focused.contains(hit)))
    return `${name} is covered by ${hit?.outerHTML.slice(0, 120)}`;

  const resting = (window as Marked).restingMarks;
  const isMarked = [focused, visible].some((each) => {
    // the browser marks the focused part of a date or time itself
    if (each.matches('[type=date], [type=time], [type=datetime-local]')) return true;
    const { outline, outlineStyle, boxShadow } = getComputedStyle(each);
    const before = resting?.get(each);
    return before === undefined ? outlineStyle !== 'none' : before !== `${outline} ${boxShadow}`;
  });
  return isMarked ? null : `${name} has no focus mark`;
};
