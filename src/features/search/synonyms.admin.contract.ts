import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { ContentLanguageInput, LineInput } from '#core/api/base.ts';
import { pageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { detailText } from '#core/errors/error-details.ts';
import { ProductCard } from '#features/products/products.contract.ts';
import { SynonymGroupInput, synonymGroupKinds } from './synonym-group.ts';

/** Errors of synonym groups. */
export const synonymErrors = defineErrors({
  SEARCH_GROUP_CHANGED: {
    status: 409,
    text: {
      ar: 'عدّل مسؤول آخر هذه المجموعة منذ أن فتحتها.',
      en: 'Another admin has changed this group since you opened it.',
    },
  },
  SEARCH_WORD_TAKEN: {
    status: 409,
    details: { word: 'dish', group: 'bowl' },
    text: {
      ar: (details) =>
        `${detailText(details, 'word') ?? 'الكلمة'}: موجودة في مجموعة أخرى (${detailText(details, 'group') ?? '…'}).`,
      en: (details) =>
        `${detailText(details, 'word') ?? 'The word'}: it is in another group (${detailText(details, 'group') ?? '…'}).`,
    },
  },
});

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/u));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A synonym group (decision 192). */
export const AdminSynonymGroup = v.object({
  id: v.string(),
  ...v.object({ kind: v.picklist(synonymGroupKinds), isMeaning: v.boolean() }).entries,
  words: v.array(v.object({ written: v.string(), role: v.picklist(['both', 'typed', 'text']) })),
  /** Increases with each change. */
  version: v.number(),
  /** Whether all products are indexed with its words; a job does it after a change. */
  isApplied: v.boolean(),
});
export type AdminSynonymGroup = v.InferOutput<typeof AdminSynonymGroup>;

/** Results of a search: the first products with its words, and the first with similar words only. */
export const SearchPreview = v.object({
  exact: v.array(ProductCard),
  similar: v.array(ProductCard),
  /** Number of all products of the list, up to the counting limit. */
  count: v.number(),
  isExactCount: v.boolean(),
  /** Products that match only in the other language. */
  otherLanguage: v.array(ProductCard),
  /** The search used instead, because no product has the words. */
  instead: v.nullable(v.string()),
  /** Entered words with their lemmas and the groups of forms that define these; null where a suffix rule does. */
  forms: v.array(v.object({ typed: v.string(), lemma: v.string(), groupId: v.nullable(v.string()) })),
  /** Groups of similar or absent words that the search has used, with their first words. */
  groups: v.array(v.object({ id: v.string(), kind: v.picklist(['similar', 'absent']), words: v.array(v.string()) })),
});
export type SearchPreview = v.InferOutput<typeof SearchPreview>;

/** Synonym groups, which the owner edits (decision 193). */
export const adminSynonymGroupsContract = {
  list: staff('catalogue.read')
    .route({ method: 'GET', path: '/admin/synonym-groups', summary: 'Synonym groups, newest first' })
    .input(
      v.strictObject({
        after: v.optional(id),
        /** Part of one of their words. */
        q: v.optional(LineInput(100)),
        kind: v.optional(v.picklist(synonymGroupKinds)),
      }),
    )
    .output(pageOf(AdminSynonymGroup)),
  get: staff('catalogue.read')
    .route({ method: 'GET', path: '/admin/synonym-groups/{id}', summary: 'One synonym group' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id }))
    .output(AdminSynonymGroup),
  listSimilar: staff('catalogue.read')
    .route({ method: 'GET', path: '/admin/synonym-groups/similar', summary: 'Groups with similar words' })
    .input(v.strictObject({ words: LineInput(100) }))
    .output(v.array(AdminSynonymGroup)),
  create: staff('catalogue.write')
    .route({ method: 'POST', path: '/admin/synonym-groups', successStatus: 201, summary: 'Create a synonym group' })
    .errors(synonymErrors.pick('SEARCH_WORD_TAKEN'))
    .input(SynonymGroupInput)
    .output(AdminSynonymGroup),
  update: staff('catalogue.write')
    .route({ method: 'PUT', path: '/admin/synonym-groups/{id}', summary: 'Replace the words of a group' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(synonymErrors.pick('SEARCH_GROUP_CHANGED', 'SEARCH_WORD_TAKEN'))
    .input(v.strictObject({ id, version, group: SynonymGroupInput }))
    .output(AdminSynonymGroup),
  delete: staff('catalogue.write')
    .route({ method: 'DELETE', path: '/admin/synonym-groups/{id}', summary: 'Delete a synonym group' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(synonymErrors.pick('SEARCH_GROUP_CHANGED'))
    .input(v.strictObject({ id, version }))
    .output(v.object({ removed: v.literal(true) })),
  preview: staff('catalogue.write')
    .route({
      method: 'POST',
      path: '/admin/search-group-previews',
      summary: 'Preview the results of a search, now and with an edited group; changes nothing',
    })
    .errors(synonymErrors.pick('SEARCH_WORD_TAKEN'))
    .input(
      v.strictObject({
        language: ContentLanguageInput,
        q: v.pipe(LineInput(100), v.nonEmpty()),
        /** The edited group; `id` is null for a new one. */
        change: v.nullable(v.strictObject({ id: v.nullable(id), group: SynonymGroupInput })),
      }),
    )
    .output(
      v.object({
        before: SearchPreview,
        /** Null without a change. */
        after: v.nullable(SearchPreview),
        /** Whether results may be missing, because more products have the group's words than were indexed for the preview. */
        isPartial: v.boolean(),
      }),
    ),
};
