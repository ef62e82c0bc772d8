import { requireCaller } from '../../api/access.ts';
import { api } from '../../api/implement.ts';
import { listNearSearchGroups, previewSearch } from './preview-search.ts';
import {
  createSearchGroup,
  deleteSearchGroup,
  getSearchGroup,
  listSearchGroups,
  updateSearchGroup,
} from './search-words.ts';

/** Admin endpoints of the groups of words. */
export const adminSearchGroups = {
  list: api.admin.searchGroups.list.handler(({ context, input }) => listSearchGroups(context.shop, input)),
  get: api.admin.searchGroups.get.handler(({ context, input }) => getSearchGroup(context.shop, input.id)),
  listNear: api.admin.searchGroups.listNear.handler(({ context, input }) =>
    listNearSearchGroups(context.shop, input.words),
  ),
  create: api.admin.searchGroups.create.handler(async ({ context, input }) =>
    createSearchGroup(context.shop, (await requireCaller(context)).userId, input),
  ),
  update: api.admin.searchGroups.update.handler(async ({ context, input }) =>
    updateSearchGroup(context.shop, (await requireCaller(context)).userId, input),
  ),
  delete: api.admin.searchGroups.delete.handler(async ({ context, input }) => {
    await deleteSearchGroup(context.shop, (await requireCaller(context)).userId, input);
    return { removed: true as const };
  }),
  preview: api.admin.searchGroups.preview.handler(async ({ context, input }) => {
    await context.limits.spend('searchPreview', (await requireCaller(context)).userId);
    return previewSearch(context.shop, input);
  }),
};
