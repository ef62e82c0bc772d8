const zeroWidthOrDirection = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u061C\uFEFF]/gu;

const direction = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/gu;

const tatweel = /\u0640/gu;

/** What turns round all that stands behind it, until it is ended: nobody writes it, and whoever does means to deceive. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

const otherControls = /(?![\n\t])\p{Cc}/gu;

const breaksAndTabs = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/gu;

/** Without zero-width characters and direction marks, which nobody sees and which copied codes and numbers carry. */
export const withoutInvisibles = (text: string): string => text.replace(zeroWidthOrDirection, '');

/** Without direction marks, which could reorder what stands around; joiners, which emoji need, stay. */
export const withoutDirectionMarks = (text: string): string => text.replace(direction, '');

/** A person's name: NFC, without tatweel, zero-width and direction marks, trimmed (decision 18). */
export const cleanName = (text: string): string => cleanLine(withoutInvisibles(text).replace(tatweel, ''));

/** One line of what somebody wrote: NFC, each line break or tab a space, trimmed; always storable text. */
export const cleanLine = (text: string): string => cleanParagraphs(text.replace(breaksAndTabs, ' '));

/**
 * Lines of what somebody wrote: NFC, trimmed, with no control characters but line feeds and tabs, and nothing that turns
 * round what stands behind it; always storable text.
 */
export const cleanParagraphs = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(lineBreaks, '\n').replace(otherControls, '').replace(turning, '').trim();

const isDigit = /^\p{Nd}$/u;

/** Turns the decimal digits of every script into 0-9: `٠١٠` and `۰۱۰` become `010` (decision 19). */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));

// Unicode keeps decimal digits in unbroken runs of ten that begin with the zero.
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let start = codePoint;
  while (isDigit.test(String.fromCodePoint(start - 1))) start -= 1;
  return (codePoint - start) % 10;
}

/** Length in code points, as a reader counts letters (decision 18). */
export const lengthOf = (text: string): number => [...text].length;
