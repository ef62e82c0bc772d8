import { askShop } from '../../api/ask-shop.ts';
import { visitContext } from '../../api/visit.ts';
import { spokenLanguage } from '../../device/spoken-language.ts';
import { deviceStorage } from '../../device/storage.ts';
import type { ShelfAnswer } from '../../parts/use-cart-shelf.ts';
import type { Route } from './+types/shelf.ts';

/** The products of `?ids=a,b` as they are today, for a cart that only the device knows. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, shop } = context.get(visitContext);
  const ids = new URL(request.url).searchParams.get('ids') ?? '';
  const shelf = await askShop(shop.products.cartShelf({ language, ids }));
  return { asked: ids.split(','), shelf } satisfies ShelfAnswer;
};

/**
 * A shop that fails is told in the cart itself, which is still the shopper's. For one that cannot be reached the device
 * answers, from what it remembers (decision 62).
 */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs): Promise<ShelfAnswer> => {
  try {
    const answer = await serverLoader();
    deviceStorage.write('lazaward-shelf', JSON.stringify({ ...answer, language: spokenLanguage() }));
    return answer;
  } catch (error) {
    return import('./device-shelf.ts').then(
      ({ rememberedShelf }) => rememberedShelf(error, request.url),
      () => null,
    );
  }
};
