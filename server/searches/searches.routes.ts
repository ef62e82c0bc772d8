import { api } from '../api/implement.ts';
import { listSearches } from './list-searches.ts';

/** Endpoint that counts searches. */
export const searches = {
  count: api.searches.count.handler(async ({ context, input }) => {
    await context.limits.spend('search', context.address);
    context.shop.searchCounter.count(input);
    return { received: true as const };
  }),
};

/** Admin endpoint of what was searched. */
export const adminSearches = {
  list: api.admin.searches.list.handler(({ context, input }) => listSearches(context.shop, input)),
};
