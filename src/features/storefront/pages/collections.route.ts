import { callShop, renderContext } from '#core/routing/render-context.ts';
import type { CategoryCounts } from '#features/products/products.contract.ts';
import type { Route } from './+types/collections.route';

/** Returns the number of products of each collection, for the menus. They show it when they are opened. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<CategoryCounts> => {
  const { language, shop } = context.get(renderContext);
  return (await callShop(shop.products.home({ language }))).counts;
};

/** The menus leave out the numbers when the shop cannot be reached. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<CategoryCounts | null> =>
  serverLoader().catch(() => null);
