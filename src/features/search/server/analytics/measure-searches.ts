import { cairoDay } from '#core/dates/cairo-time.ts';
import type { ShopContext } from '#core/server/context.ts';
import { weekOf, weeksBefore } from '../../search-week.ts';
import { listProducts } from '../list-products.ts';
import { clearMeasurements, findUnmeasured, writeHits } from './search-analytics.repository.ts';

/** Maximum number of searches per run, which takes about a second. */
const MAX_PER_RUN = 50;

/**
 * Counts the results of this and last week's queries that were not measured today; runs once per minute and cluster. The server
 * measures, so that the report does not depend on data from browsers.
 */
export const measureSearches = async (shop: ShopContext): Promise<void> => {
  const { kysely } = shop.database;
  const now = shop.clock();
  const today = cairoDay(now);
  const since = weeksBefore(weekOf(now), 1);
  for (const { id, language, query } of await findUnmeasured(kysely, { since, today }, MAX_PER_RUN)) {
    const list = await listProducts(shop, { language, q: query });
    const all = list.counts.all;
    // with another spelling, fewer words or the other language, no product matches the query itself
    const own = list.instead !== null ? 0 : (list.similarFrom ?? all);
    await writeHits(kysely, id, { own, similar: all - own + list.otherLanguage.length, today });
  }
};

/** Makes the next runs measure all queries again, after a change of the synonyms. */
export const invalidateMeasurements = ({ database }: Pick<ShopContext, 'database'>): Promise<void> =>
  clearMeasurements(database.kysely);
