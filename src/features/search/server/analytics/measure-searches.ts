import { cairoDay } from '#core/dates/cairo-time.ts';
import type { ShopContext } from '#core/server/context.ts';
import { weekOf, weeksBefore } from '../../search-week.ts';
import { listProducts } from '../list-products.ts';
import { findUnmeasured, forgetMeasuring, writeHits } from './search-analytics.repository.ts';

/** Searches of one run, about a second. */
const MAX_CONCURRENT = 50;

/**
 * Looks what the words of this week and the last one find, where that was not done on this day; once per cluster and minute. So the
 * report depends on the shop, not on what a browser says.
 */
export const measureSearches = async (shop: ShopContext): Promise<void> => {
  const { kysely } = shop.database;
  const now = shop.clock();
  const today = cairoDay(now);
  const since = weeksBefore(weekOf(now), 1);
  for (const { id, language, words } of await findUnmeasured(kysely, { since, today }, MAX_CONCURRENT)) {
    const list = await listProducts(shop, { language, q: words });
    const all = list.counts.all;
    // another spelling, fewer words or the other language: nothing has the words themselves
    const own = list.instead !== null ? 0 : (list.similarFrom ?? all);
    await writeHits(kysely, id, { own, similar: all - own + list.otherLanguage.length, today });
  }
};

/** Makes the server look again for all words, because the words of the search have changed. */
export const measureSearchesAgain = ({ database }: Pick<ShopContext, 'database'>): Promise<void> =>
  forgetMeasuring(database.kysely);
