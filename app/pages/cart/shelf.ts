import { askShop } from '../../api/ask-shop.ts';
import { visitContext } from '../../api/visit.ts';
import type { ShelfAnswer } from '../../parts/use-cart-shelf.ts';
import type { Route } from './+types/shelf.ts';

/** The products of `?ids=a,b` as they are today, for a cart that only the device knows. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, shop } = context.get(visitContext);
  const ids = new URL(request.url).searchParams.get('ids') ?? '';
  const shelf = await askShop(shop.products.cartShelf({ language, ids }));
  return { asked: ids.split(','), shelf } satisfies ShelfAnswer;
};

/** A shop that cannot be reached is told in the cart itself, which is still the shopper's. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs): Promise<ShelfAnswer> => {
  try {
    return await serverLoader();
  } catch {
    return null;
  }
};
