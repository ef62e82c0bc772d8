import { localStore } from '#core/browser/storage.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { callShop, renderContext } from '#core/routing/render-context.ts';
import { type CartProductsResult, toStoredCartProducts } from '../ui/use-cart-products.ts';
import type { Route } from './+types/cart-products.route';

/** Returns the current data of the products `?ids=a,b`: the cart is stored on the device only. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, shop } = context.get(renderContext);
  const ids = new URL(request.url).searchParams.get('ids') ?? '';
  const cartProducts = await callShop(shop.products.cartProducts({ language, ids }));
  return { requestedIds: ids.split(','), cartProducts } satisfies CartProductsResult;
};

/**
 * Server errors appear in the cart itself, which stays usable. If the shop cannot be reached, the cached products of the
 * device are used (decision 62).
 */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs): Promise<CartProductsResult> => {
  try {
    const result = await serverLoader();
    localStore.write('lazaward-cart-products', toStoredCartProducts(result, pageLanguage()));
    return result;
  } catch (error) {
    return import('../ui/device-cart-products.ts').then(
      ({ readCachedCartProducts }) => readCachedCartProducts(error, request.url),
      () => null,
    );
  }
};
