import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { adminSynonymGroupsContract } from '../synonyms.admin.contract.ts';
import { listSimilarGroups, previewSearch } from './preview-search.ts';
import {
  createSynonymGroup,
  deleteSynonymGroup,
  getSynonymGroup,
  listSynonymGroups,
  updateSynonymGroup,
} from './synonyms.ts';

const adminSynonymGroupsApi = implementContract(adminSynonymGroupsContract);

/** Admin endpoints of the synonym groups. */
export const adminSynonymGroupsRouter = adminSynonymGroupsApi.router({
  list: adminSynonymGroupsApi.list.handler(({ context, input }) => listSynonymGroups(context.shop, input)),
  get: adminSynonymGroupsApi.get.handler(({ context, input }) => getSynonymGroup(context.shop, input.id)),
  listSimilar: adminSynonymGroupsApi.listSimilar.handler(({ context, input }) =>
    listSimilarGroups(context.shop, input.words),
  ),
  create: adminSynonymGroupsApi.create.handler(async ({ context, input }) =>
    createSynonymGroup(context.shop, (await requireCaller(context)).userId, input),
  ),
  update: adminSynonymGroupsApi.update.handler(async ({ context, input }) =>
    updateSynonymGroup(context.shop, (await requireCaller(context)).userId, input),
  ),
  delete: adminSynonymGroupsApi.delete.handler(async ({ context, input }) => {
    await deleteSynonymGroup(context.shop, (await requireCaller(context)).userId, input);
    return { removed: true as const };
  }),
  preview: adminSynonymGroupsApi.preview.handler(async ({ context, input }) => {
    await context.limits.spend('searchPreview', (await requireCaller(context)).userId);
    return previewSearch(context.shop, input);
  }),
});
