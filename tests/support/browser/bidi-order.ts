import type { Page } from 'playwright-core';
import type { Box, Glyph } from './glyph-boxes.ts';

/** A text, or a part of it between isolate characters, which has its own order. */
type Scope = { readonly parts: readonly Part[] };

type Part = Glyph | Scope;

/** An indivisible part of a text: a code, a number, a word, a sign, or a whole scope. */
type Unit = { readonly text: string; readonly boxes: readonly Box[]; readonly isRun: boolean };

/**
 * Latin letters and digits with the characters that join them (a code, an address, a phone number, a name of two
 * words), an Arabic number, an Arabic word, any other sign.
 */
const units =
  /(?<run>[+#@]?[A-Za-z\d](?:[ \u00a0!-/:-@_–’]*[A-Za-z\d])*|[\u0660-\u0669]+(?:[٬٫:][\u0660-\u0669]+)*)|[\p{L}\p{M}]+|[^\s\u200e\u200f\u061c]/gu;

const arabic = /\p{Script=Arabic}|[\u0660-\u0669]/u;

const latin = /[A-Za-z]/;

/** Tolerance for rounded positions, in pixels. */
const tolerance = 1.5;

/**
 * Returns faults of the visual order of these texts, one line each. Codes and numbers must run from left to right
 * without a gap; they, their signs (percent, minus, currency, dash) and the words must follow each other from right to
 * left in logical order. A text without Arabic must run from left to right.
 */
export const findBidiFaults = (texts: readonly (readonly Glyph[])[]): readonly string[] =>
  texts.flatMap((glyphs) => {
    const scope = scopeOf(glyphs);
    const isLatinOnly = latin.test(textOf(scope)) && !arabic.test(textOf(scope));
    return faultsIn(scope, !isLatinOnly).map((fault) => `${textOf(scope).trim()}: ${fault}`);
  });

/** Parses isolate characters as nested brackets. */
const scopeOf = (glyphs: readonly Glyph[]): Scope => {
  const whole: Part[] = [];
  const open: Part[][] = [whole];
  for (const glyph of glyphs) {
    if (/[\u2066-\u2068]/.test(glyph.text)) {
      const parts: Part[] = [];
      open.at(-1)?.push({ parts });
      open.push(parts);
    } else if (glyph.text === '\u2069') open.pop();
    else open.at(-1)?.push(glyph);
  }
  return { parts: whole };
};

const textOf = (part: Part): string => ('text' in part ? part.text : part.parts.map(textOf).join(''));

const boxesOf = (part: Part): readonly Box[] =>
  'text' in part ? (part.box ? [part.box] : []) : part.parts.flatMap(boxesOf);

const faultsIn = (scope: Scope, isRightToLeft: boolean): readonly string[] => {
  const textUnits = unitsOf(scope);
  return [
    ...textUnits.flatMap(({ text, boxes, isRun }) => (isRun && !runsOn(boxes) ? [`${text} is broken`] : [])),
    ...textUnits.flatMap((unit, index) => {
      const next = textUnits[index + 1];
      return next && !follows(unit, next, isRightToLeft) ? [`${next.text} does not follow ${unit.text}`] : [];
    }),
    ...scope.parts.flatMap((part) => {
      if ('text' in part) return [];
      const own = textOf(part);
      return faultsIn(part, arabic.test(own) || (isRightToLeft && !latin.test(own)));
    }),
  ];
};

const unitsOf = ({ parts }: Scope): readonly Unit[] => {
  const text = parts.map((part) => ('text' in part ? part.text : '\ufffc')).join('');
  // a part may have two code units
  const places = parts.flatMap((part): Part[] => ('text' in part ? part.text.split('').map(() => part) : [part]));
  return [...text.matchAll(units)].flatMap(({ 0: { length }, index, groups }) => {
    const own = [...new Set(places.slice(index, index + length))];
    const boxes = own.flatMap(boxesOf);
    return boxes.length > 0 ? [{ text: own.map(textOf).join(''), boxes, isRun: groups?.['run'] !== undefined }] : [];
  });
};

/** Whether these characters run from left to right without a gap; only long runs may wrap to a next line. */
const runsOn = (boxes: readonly Box[]): boolean =>
  boxes.every((box, index) => {
    const last = boxes[index - 1];
    if (!last) return true;
    if (!areInLine(last, box)) return box.top > last.top && boxes.length > 15;
    const gap = box.left - last.right;
    return gap >= -tolerance && gap <= (box.bottom - box.top) / 2;
  });

const follows = (unit: Unit, next: Unit, isRightToLeft: boolean): boolean => {
  const line = next.boxes[0];
  const inLine = line ? unit.boxes.filter((box) => areInLine(box, line)) : [];
  const nextInLine = next.boxes.filter((box) => inLine.some((each) => areInLine(each, box)));
  return inLine.every((box) =>
    nextInLine.every((each) =>
      isRightToLeft ? each.right <= box.left + tolerance : each.left >= box.right - tolerance,
    ),
  );
};

const areInLine = (one: Box, other: Box): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
  Math.min(one.bottom - one.top, other.bottom - other.top) / 2;

/** Visible fields for a phone number, an address or a code (by value or placeholder) that are set from right to left. */
export const findTurnedFields = (page: Page): Promise<readonly string[]> =>
  page.locator('input:visible, textarea:visible').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const { name, type, value, placeholder } = field as HTMLInputElement;
      const { direction, unicodeBidi } = getComputedStyle(field);
      const text = value || placeholder;
      const isWritten = !['checkbox', 'radio', 'range'].includes(type) && /[+@\d]/.test(text);
      if (!isWritten || /\p{Script=Arabic}/u.test(text) || direction === 'ltr' || unicodeBidi === 'plaintext')
        return [];
      return [`${name || type}: ${text}`];
    }),
  );
