import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { adminSearchGroupsContract } from '../synonyms.admin.contract.ts';
import { listNearSearchGroups, previewSearch } from './preview-search.ts';
import {
  createSearchGroup,
  deleteSearchGroup,
  getSearchGroup,
  listSearchGroups,
  updateSearchGroup,
} from './synonyms.ts';

const adminSearchGroupsApi = implementContract(adminSearchGroupsContract);

/** Admin endpoints of the groups of words. */
export const adminSearchGroupsRouter = adminSearchGroupsApi.router({
  list: adminSearchGroupsApi.list.handler(({ context, input }) => listSearchGroups(context.shop, input)),
  get: adminSearchGroupsApi.get.handler(({ context, input }) => getSearchGroup(context.shop, input.id)),
  listNear: adminSearchGroupsApi.listNear.handler(({ context, input }) =>
    listNearSearchGroups(context.shop, input.words),
  ),
  create: adminSearchGroupsApi.create.handler(async ({ context, input }) =>
    createSearchGroup(context.shop, (await requireCaller(context)).userId, input),
  ),
  update: adminSearchGroupsApi.update.handler(async ({ context, input }) =>
    updateSearchGroup(context.shop, (await requireCaller(context)).userId, input),
  ),
  delete: adminSearchGroupsApi.delete.handler(async ({ context, input }) => {
    await deleteSearchGroup(context.shop, (await requireCaller(context)).userId, input);
    return { removed: true as const };
  }),
  preview: adminSearchGroupsApi.preview.handler(async ({ context, input }) => {
    await context.limits.spend('searchPreview', (await requireCaller(context)).userId);
    return previewSearch(context.shop, input);
  }),
});
