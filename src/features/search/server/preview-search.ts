import type { Kysely } from 'kysely';
import type { ContentLanguage } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { fold } from '#core/text/fold.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { isProductMark, type SynonymGroupInput } from '../synonym-group.ts';
import type { AdminSynonymGroup, SearchPreview } from '../synonyms.admin.contract.ts';
import { similarWords } from './correct-spelling.ts';
import { listProducts } from './list-products.ts';
import {
  findFormGroups,
  findGroupsById,
  findIdsByWords,
  indexNextProducts,
  lockGroups,
} from './synonyms.repository.ts';
import { applyGroup, toAdminSynonymGroup } from './synonyms.ts';
import { analyzeSearch } from './vocabulary.repository.ts';

/** Products of each part of a preview. */
const MAX_PRODUCTS = 6;

/** Products that are indexed for a preview, about a second; more are left out. */
const MAX_INDEXED = 200;

/** Words by which a group is named. */
const NAMING_WORDS = 6;

const MAX_SIMILAR = 5;

interface Previewed {
  readonly language: ContentLanguage;
  readonly q: string;
  readonly change: { readonly id: string | null; readonly group: SynonymGroupInput } | null;
}

/**
 * Returns what a search finds, now and with a group that is being edited. The change is made in a transaction that is rolled back,
 * so the answer is that of the search itself. A group that is gone is previewed as a new one. SEARCH_WORD_TAKEN.
 */
export const previewSearch = async (shop: ShopContext, { change, ...query }: Previewed) => {
  const before = await previewIn(shop, shop.database.kysely, query);
  if (change === null) return { before, after: null, isPartial: false };
  const transaction = await shop.database.kysely.startTransaction().execute();
  try {
    await lockGroups(transaction);
    const [existing] = change.id === null ? [] : await findGroupsById(transaction, [Number(change.id)]);
    const written = await applyGroup(transaction, change.group, existing?.id ?? null);
    const lemmas = written.lemmas.filter((lemma) => lemma !== '');
    const last = await indexNextProducts(transaction, lemmas, { after: '0', max: MAX_INDEXED });
    const isPartial = last !== null && (await indexNextProducts(transaction, lemmas, { after: last, max: 1 })) !== null;
    return { before, after: await previewIn(shop, transaction, query), isPartial };
  } finally {
    await transaction.rollback().execute();
  }
};

const previewIn = async (
  shop: ShopContext,
  kysely: Kysely<Tables>,
  { q, language }: Pick<Previewed, 'q' | 'language'>,
): Promise<SearchPreview> => {
  const list = await listProducts({ ...shop, database: { ...shop.database, kysely } }, { q, language });
  const { tokens, members } = await analyzeSearch(kysely, list.instead ?? q);
  const ofForms = tokens.filter(({ word, lemma }) => word !== lemma);
  const formGroups = await findFormGroups(
    kysely,
    ofForms.map(({ lemma }) => lemma),
  );
  const groups = await findGroupsById(kysely, [...new Set(members.map(({ group }) => group))]);
  const similarFrom = list.similarFrom ?? list.products.length;
  return {
    exact: list.products.slice(0, Math.min(similarFrom, MAX_PRODUCTS)),
    similar: list.products.slice(similarFrom, similarFrom + MAX_PRODUCTS),
    count: list.counts.all,
    isExactCount: !list.truncatedCounts.includes('all'),
    otherLanguage: list.otherLanguage.slice(0, MAX_PRODUCTS),
    instead: list.instead,
    forms: ofForms.map(({ word, lemma }) => {
      const group = formGroups.get(lemma);
      return { typed: word, lemma, groupId: group === undefined ? null : String(group) };
    }),
    groups: groups.flatMap(({ id, kind, words }) =>
      kind === 'forms' ? [] : [{ id: String(id), kind, words: namesOf(words) }],
    ),
  };
};

const namesOf = (words: SynonymGroupInput['words']): string[] =>
  words
    .map(({ written }) => written)
    .filter((written) => !isProductMark(written))
    .slice(0, NAMING_WORDS);

/** Returns groups that these words may belong to: those that have them, then those with words that are spelled alike. */
export const listSimilarGroups = async (
  { database: { kysely } }: Pick<ShopContext, 'database'>,
  words: string,
): Promise<AdminSynonymGroup[]> => {
  const analysis = await analyzeSearch(kysely, words);
  const near = await Promise.all((['ar', 'en'] as const).map((language) => similarWords(kysely, analysis, language)));
  const tokenWords = analysis.tokens.flatMap(({ word, lemma }) => [word, lemma]);
  const ids = await findIdsByWords(kysely, [fold(words), ...tokenWords, ...near.flat()], MAX_SIMILAR);
  return (await findGroupsById(kysely, ids)).map(toAdminSynonymGroup);
};
