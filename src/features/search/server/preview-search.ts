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

/** Maximum number of products in each part of a preview. */
const MAX_PRODUCTS = 6;

/** Maximum number of products to index for a preview, which takes about a second. */
const MAX_INDEXED = 200;

/** Number of words in the name of a group. */
const NAME_LENGTH = 6;

const MAX_SIMILAR = 5;

interface PreviewQuery {
  readonly language: ContentLanguage;
  readonly q: string;
  readonly change: { readonly id: string | null; readonly group: SynonymGroupInput } | null;
}

/**
 * Returns the results of a search, now and with an edited group. The change is made in a transaction that is rolled back, so the
 * preview uses the search itself. A deleted group is previewed as a new one. SEARCH_WORD_TAKEN.
 */
export const previewSearch = async (shop: ShopContext, { change, ...query }: PreviewQuery) => {
  const before = await readPreview(shop, shop.database.kysely, query);
  if (change === null) return { before, after: null, isPartial: false };
  const transaction = await shop.database.kysely.startTransaction().execute();
  try {
    await lockGroups(transaction);
    const [existing] = change.id === null ? [] : await findGroupsById(transaction, [Number(change.id)]);
    const written = await applyGroup(transaction, change.group, existing?.id ?? null);
    const lemmas = written.lemmas.filter((lemma) => lemma !== '');
    const last = await indexNextProducts(transaction, lemmas, { after: '0', max: MAX_INDEXED });
    const isPartial = last !== null && (await indexNextProducts(transaction, lemmas, { after: last, max: 1 })) !== null;
    return { before, after: await readPreview(shop, transaction, query), isPartial };
  } finally {
    await transaction.rollback().execute();
  }
};

const readPreview = async (
  shop: ShopContext,
  kysely: Kysely<Tables>,
  { q, language }: Pick<PreviewQuery, 'q' | 'language'>,
): Promise<SearchPreview> => {
  const list = await listProducts({ ...shop, database: { ...shop.database, kysely } }, { q, language });
  const { tokens, members } = await analyzeSearch(kysely, list.instead ?? q);
  const inflected = tokens.filter(({ word, lemma }) => word !== lemma);
  const formGroups = await findFormGroups(
    kysely,
    inflected.map(({ lemma }) => lemma),
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
    forms: inflected.map(({ word, lemma }) => {
      const group = formGroups.get(lemma);
      return { typed: word, lemma, groupId: group === undefined ? null : String(group) };
    }),
    groups: groups.flatMap(({ id, kind, words }) =>
      kind === 'forms' ? [] : [{ id: String(id), kind, words: listNames(words) }],
    ),
  };
};

const listNames = (groupWords: SynonymGroupInput['words']): string[] =>
  groupWords
    .map(({ written }) => written)
    .filter((written) => !isProductMark(written))
    .slice(0, NAME_LENGTH);

/** Returns the groups that a query may belong to: first those with its words, then those with similarly spelled words. */
export const listSimilarGroups = async (
  { database: { kysely } }: Pick<ShopContext, 'database'>,
  query: string,
): Promise<AdminSynonymGroup[]> => {
  const analysis = await analyzeSearch(kysely, query);
  const near = await Promise.all((['ar', 'en'] as const).map((language) => similarWords(kysely, analysis, language)));
  const tokenWords = analysis.tokens.flatMap(({ word, lemma }) => [word, lemma]);
  const ids = await findIdsByWords(kysely, [fold(query), ...tokenWords, ...near.flat()], MAX_SIMILAR);
  return (await findGroupsById(kysely, ids)).map(toAdminSynonymGroup);
};
