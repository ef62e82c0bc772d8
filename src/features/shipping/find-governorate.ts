import { CITY_LENGTH } from '#core/forms/limits.ts';
import { fold } from '#core/text/fold.ts';
import { stemsOf as withoutArticles } from '#core/text/without-article.ts';
import { districts } from './districts.ts';
import { type Governorate, postalCodePrefixes } from './governorates.ts';
import { towns } from './towns.ts';

/**
 * Finds the governorate of an entered city; null unless it is certain, because the shipping fee depends on it.
 *
 * - Names of governorates, capitals, towns and districts count in both languages and in common spellings.
 * - Only a part between separators that consists of names and words such as "city" and "governorate" counts: "Nasr City,
 *   Cairo" is Cairo, "Cairo Street" nothing. Other parts are ignored.
 * - Each name narrows the result: "Cairo / Giza" is contradictory, and a name of places in several governorates needs another
 *   name next to it.
 * - A postal code never decides, because nothing validates it and customers invent it. One that begins like those of another
 *   governorate makes the city uncertain.
 * - A text that is longer than the field allows is no city.
 */
export function findGovernorate(city: string, postalCode = ''): Governorate | null {
  if (city.length > CITY_LENGTH.max) return null;
  const [first, ...others] = fold(city).split(separator).flatMap(findNames);
  const possible = [...(first ?? [])].filter((governorate) => others.every((name) => name.has(governorate)));
  const [governorate] = possible;
  if (!governorate || possible.length > 1) return null;
  const coded = governorateOfPostalCode(postalCode);
  return coded && coded !== governorate ? null : governorate;
}

/** Whether an entered city contains no known place name; false for an empty one. */
export const isUnknownCity = (city: string): boolean =>
  city.trim() !== '' && city.length <= CITY_LENGTH.max && fold(city).split(separator).flatMap(findNames).length === 0;

type Governorates = ReadonlySet<Governorate>;

/** Commas, slashes, brackets and the like; a dash only next to a space, because it also joins words ("El-Minya"). */
const separator = /[,،;؛:/\\|()[\]\n]| [-\u2010-\u2015]|[-\u2010-\u2015] /u;

/** Returns the governorates of each name in a part; empty if it contains an unknown word. */
function findNames(part: string): Governorates[] {
  const terms = splitTerms(part);
  const stems = stripArticles(terms).map((stem) => stem.replace(joinedArticle, ''));
  const matches: Governorates[] = [];
  for (let start = 0; start < terms.length; ) {
    let end = start + MAX_TERMS;
    let name: Governorates | undefined;
    while (!name && end > start) {
      name = names.get(terms.slice(start, end).join('')) ?? names.get(stems.slice(start, end).join(''));
      if (!name) end -= 1;
    }
    if (name) matches.push(name);
    else if (!withoutMeaning.has(stems[start] ?? '')) return [];
    start = Math.max(end, start + 1);
  }
  return matches;
}

/** Maximum number of words in a name, with articles. */
const MAX_TERMS = 4;

/** Splits a folded text into words, each in one of its common spellings. */
const splitTerms = (folded: string): string[] =>
  folded
    .replace(/['’‘`ʼʿʾʻء]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(foldSpelling);

/** Folds letters that are often confused: Sharkeya and Sharqiyyah, Assiout and Asyut, طنطه and طنطا. */
const foldSpelling = (word: string): string =>
  word
    .replace(/[eiy]+/gu, 'i')
    .replace(/[ou]+/gu, 'u')
    .replace(/[qc]/gu, 'k')
    .replace(/j/gu, 'g')
    .replace(/x/gu, 'ks')
    .replace(/([a-z])\1+/gu, '$1')
    .replace(/(?<=[ai])h$/u, '')
    .replace(/ه$/u, 'ا');

/** Removes the article of a word; empty for a Latin article or a preposition. */
const stripArticles = (texts: readonly string[]): string[] =>
  (withoutArticles(texts.join(' ')) ?? texts).map((word) => word.replace(particle, ''));

const particle = /^(?:[aiu][lrsdntz]|[ai]sh|thi|uf|in|من|في)$/u;
/** An article without a space, removed only from customer input: "Elminya", but not "Alamein" in the table. */
const joinedArticle = /^[ai]l(?=[a-z]{3})/u;

/** Governorates of each name, by its folded words without spaces, with and without articles. */
const names = new Map<string, Governorates>();
for (const [governorate, table] of [...Object.entries(towns), ...Object.entries(districts)]) {
  for (const name of table.split(/[,\n]/u)) {
    const terms = splitTerms(fold(name));
    for (const key of [terms.join(''), stripArticles(terms).join('')]) {
      names.set(key, new Set([...(names.get(key) ?? []), governorate as Governorate]));
    }
  }
}

/** Words that do not affect which governorate a name means; new towns are in the governorate of the old ones. */
const withoutMeaning = new Set([
  '',
  ...splitTerms(
    fold(
      `Egypt Masr Misr Governorate Gov Province City Town Madinet Markaz District Area Qism Hay Downtown New
      مصر محافظة مدينة مركز قسم حي منطقة جديدة`,
    ),
  ),
]);

function governorateOfPostalCode(postalCode: string): string | undefined {
  const digits = fold(postalCode);
  if (!/^\d{5}$/u.test(digits)) return undefined;
  return Object.entries(postalCodePrefixes).find(([, prefixes]) =>
    prefixes.some((prefix) => digits.startsWith(prefix)),
  )?.[0];
}
