import { callShop, renderContext } from '../../api/server-call.ts';

import type { CartProductsResult } from '../../components/use-cart-products.ts';
import { pageLanguage } from '../../i18n/page-language.ts';
import { localStore } from '../../state/storage.ts';
import type { Route } from './+types/cart-products.ts';

/** The products of `?ids=a,b` as they are today, for a cart that only the device knows. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, shop } = context.get(renderContext);
  const ids = new URL(request.url).searchParams.get('ids') ?? '';
  const shelf = await callShop(shop.products.cartProducts({ language, ids }));
  return { asked: ids.split(','), shelf } satisfies CartProductsResult;
};

/**
 * A shop that fails is told in the cart itself, which is still the shopper's. For one that cannot be reached the device
 * answers, from what it remembers (decision 62).
 */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs): Promise<CartProductsResult> => {
  try {
    const answer = await serverLoader();
    localStore.write('lazaward-cart-products', JSON.stringify({ ...answer, language: pageLanguage() }));
    return answer;
  } catch (error) {
    return import('./device-cart-products.ts').then(
      ({ readCachedCartProducts }) => readCachedCartProducts(error, request.url),
      () => null,
    );
  }
};
