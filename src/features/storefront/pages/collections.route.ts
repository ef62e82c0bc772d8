import { callShop, renderContext } from '#core/routing/render-context.ts';
import type { CategoryCounts } from '#features/products/products.contract.ts';
import type { Route } from './+types/collections.route';

/** Returns the number of products of each collection, for the menus, which load it when opened. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<CategoryCounts> => {
  const { language, shop } = context.get(renderContext);
  return (await callShop(shop.products.home({ language }))).counts;
};

/** Returns null when the shop cannot be reached; the menus then omit the numbers. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<CategoryCounts | null> =>
  serverLoader().catch(() => null);
