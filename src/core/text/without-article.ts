/** Prefixes of Arabic words: and, then, in, like, for, the; part of a regular expression. */
export const articlePrefixPattern = '[وف]?(?:[بك]?ال|لل|[بكل])?';
const beginning = String.raw`(?<=(?<![\p{L}\p{N}])${articlePrefixPattern})`;
const article = /^(?:[وف]?[بك]?ال|لل)(?=[\p{L}\p{N}]{3})/u;
/** Words that begin with the letters of the article but have none (colours, diamond). */
const falseArticle = /^ال(?:وان|ماس)/u;

/**
 * Returns a pattern that matches the words of a folded query in folded texts with any article on either side:
 * «الفناجين» in «وفناجين», «موج نيل» in «بموج النيل». The match starts at a word boundary, because short stems occur
 * inside many words. Null for a single word without an article, which needs no pattern.
 */
export function withoutArticle(folded: string): RegExp | null {
  const stems = stemsOf(folded);
  return stems && new RegExp(beginning + stemsPattern(stems), 'gu');
}

/** Returns the words of a folded query without their articles; null for a single word without one. */
export function stemsOf(folded: string): string[] | null {
  const terms = folded.split(' ');
  const stems = terms.map((word) => (falseArticle.test(word) ? word : word.replace(article, '')));
  return terms.length === 1 && stems[0] === folded ? null : stems;
}

/** Returns the pattern of consecutive words, all but the first with any article: part of a regular expression. */
export const stemsPattern = (stems: readonly string[]): string =>
  stems.map(escapeRegExp).join(` ${articlePrefixPattern}`);

const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
