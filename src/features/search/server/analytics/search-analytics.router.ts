import { implementContract } from '#core/server/api/implement.ts';
import { adminSearchesContract } from '../../search-analytics.admin.contract.ts';
import { searchesContract } from '../../search-analytics.contract.ts';
import { listSearches } from './list-searches.ts';

const adminSearchesApi = implementContract(adminSearchesContract);
const searchesApi = implementContract(searchesContract);

/** Endpoint that counts searches. */
export const searchesRouter = searchesApi.router({
  count: searchesApi.count.handler(async ({ context, input }) => {
    await context.limits.spend('search', context.address);
    context.shop.searchCounter.count(input);
    return { received: true as const };
  }),
});

/** Admin endpoint of the search report. */
export const adminSearchesRouter = adminSearchesApi.router({
  list: adminSearchesApi.list.handler(({ context, input }) => listSearches(context.shop, input)),
});
