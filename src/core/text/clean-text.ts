const zeroWidthOrDirection = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u061C\uFEFF]/gu;

const direction = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/gu;

const tatweel = /\u0640/gu;

/** Characters that change the direction of the following text; used for spoofing, and not typed by normal users. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Code points of letter shapes and ligatures, as copied from PDF files; searches, fonts and couriers' files need the
 * letters. Symbols of whole phrases, such as U+FDFA, are kept.
 */
const presentationForms = /[\uFB00-\uFB06\uFB50-\uFDC7\uFDF2\uFE70-\uFEFC]/gu;

const otherControls = /(?![\n\t])\p{Cc}/gu;

const breaksAndTabs = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/gu;

/** Longer runs of marks than in any language, with the two halfwidth signs that NFKC converts to marks. */
const longMarks = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * Normalizes a text, and drops marks after the thirtieth in a row (the limit of Unicode's Stream-Safe Text Format):
 * sorting long runs takes quadratic time, a minute for half a megabyte.
 */
export const normalizeUnicode = (text: string, form: 'NFC' | 'NFKC' | 'NFKD' = 'NFC'): string =>
  text.replace(longMarks, '$1').normalize(form);

/** Removes zero-width characters and direction marks, which are invisible and come with copied codes and numbers. */
export const withoutInvisibles = (text: string): string => text.replace(zeroWidthOrDirection, '');

/** Removes direction marks, which could reorder surrounding text; keeps joiners, which emoji need. */
export const withoutDirectionMarks = (text: string): string => text.replace(direction, '');

/** Cleans a person's name: NFC, no tatweel, zero-width or direction marks, trimmed (decision 18). */
export const cleanName = (text: string): string => cleanLine(withoutInvisibles(text).replace(tatweel, ''));

/** Cleans one line of user input: NFC, line breaks and tabs become spaces, trimmed; storable in PostgreSQL. */
export const cleanLine = (text: string): string => cleanParagraphs(text.replace(breaksAndTabs, ' '));

/** Replaces presentation forms by their letters; the carrier of a lone diacritic (a space or tatweel) is dropped. */
const replacePresentationForms = (text: string): string =>
  text.replace(presentationForms, (form) => normalizeUnicode(form, 'NFKC').replace(/^[ \u0640]/u, ''));

/**
 * Cleans multi-line user input: NFC, letters instead of presentation forms, trimmed, no control characters but line
 * feeds and tabs, no direction overrides; storable in PostgreSQL.
 */
export const cleanParagraphs = (text: string): string => cleanLines(text).trim();

/** `cleanParagraphs` without trimming, so that line numbers stay the same. */
export const cleanLines = (text: string): string =>
  normalizeUnicode(replacePresentationForms(text.toWellFormed()))
    .replace(lineBreaks, '\n')
    .replace(otherControls, '')
    .replace(turning, '');

const isDigit = /^\p{Nd}$/u;

const foreignDigits = /(?![0-9])\p{Nd}/gu;

/** Cached values of converted digits: Unicode has hundreds of them, a text may have a million. */
const digitValues = new Map<string, string>();

/** Converts the decimal digits of every script to 0-9: `٠١٠` and `۰۱۰` become `010` (decision 19). */
export const latinDigits = (text: string): string =>
  text.replace(foreignDigits, (digit) => {
    const cached = digitValues.get(digit);
    if (cached !== undefined) return cached;
    const value = String(valueOf(digit));
    digitValues.set(digit, value);
    return value;
  });

// Unicode's decimal digits are in contiguous runs of ten that begin with zero.
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let start = codePoint;
  while (isDigit.test(String.fromCodePoint(start - 1))) start -= 1;
  return (codePoint - start) % 10;
}

/** Length in code points (decision 18). */
export const lengthOf = (text: string): number => [...text].length;
