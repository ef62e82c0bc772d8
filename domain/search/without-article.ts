/** What Arabic writes onto the front of a word: and, then, in, like, for, the. */
const ontoTheFront = '[وف]?(?:[بك]?ال|لل|[بكل])?';
const beginning = String.raw`(?<=(?<![\p{L}\p{N}])${ontoTheFront})`;
const article = /^(?:[وف]?[بك]?ال|لل)(?=[\p{L}\p{N}]{3})/u;
/** Words whose first letters look like the article (colours, diamond). */
const onlyLookingLike = /^ال(?:وان|ماس)/u;

/**
 * Finds the words of a folded query in folded texts whatever article they bear here or there: «الفناجين» in «وفناجين»,
 * «موج نيل» in «بموج النيل». The first must begin a word, for what is left of a short one stands inside many others.
 * `null` for a single word without an article, which needs no such care.
 */
export function withoutArticle(folded: string): RegExp | null {
  const words = folded.split(' ');
  const stems = words.map((word) => (onlyLookingLike.test(word) ? word : word.replace(article, '')));
  if (words.length === 1 && stems[0] === folded) return null;
  return new RegExp(beginning + stems.map(literally).join(` ${ontoTheFront}`), 'gu');
}

const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
