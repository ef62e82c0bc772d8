const zeroWidthOrDirection = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u061C\uFEFF]/gu;

const direction = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/gu;

const tatweel = /\u0640/gu;

/** Characters that reverse the text after them: not typed by honest users, and usable to deceive. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

const otherControls = /(?![\n\t])\p{Cc}/gu;

const breaksAndTabs = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/gu;

/** Removes zero-width characters and direction marks, which are invisible and come with copied codes and numbers. */
export const withoutInvisibles = (text: string): string => text.replace(zeroWidthOrDirection, '');

/** Removes direction marks, which could reorder surrounding text; keeps joiners, which emoji need. */
export const withoutDirectionMarks = (text: string): string => text.replace(direction, '');

/** Cleans a person's name: NFC, no tatweel, zero-width or direction marks, trimmed (decision 18). */
export const cleanName = (text: string): string => cleanLine(withoutInvisibles(text).replace(tatweel, ''));

/** Cleans one line of user input: NFC, line breaks and tabs become spaces, trimmed; always storable text. */
export const cleanLine = (text: string): string => cleanParagraphs(text.replace(breaksAndTabs, ' '));

/**
 * Cleans lines of user input: NFC, trimmed, no control characters but line feeds and tabs, no direction overrides; always
 * storable text.
 */
export const cleanParagraphs = (text: string): string => cleanLines(text).trim();

/** The same without trimming, so that no line gets another number. */
export const cleanLines = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(lineBreaks, '\n').replace(otherControls, '').replace(turning, '');

const isDigit = /^\p{Nd}$/u;

/** Converts the decimal digits of every script to 0-9: `٠١٠` and `۰۱۰` become `010` (decision 19). */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));

// Unicode's decimal digits are in contiguous runs of ten that begin with zero.
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let start = codePoint;
  while (isDigit.test(String.fromCodePoint(start - 1))) start -= 1;
  return (codePoint - start) % 10;
}

/** Length in code points (decision 18). */
export const lengthOf = (text: string): number => [...text].length;
