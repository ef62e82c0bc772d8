import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { CartProductsResult } from '#features/cart/ui/use-cart-products.ts';
import type { ProductCard } from '#features/products/products.contract.ts';
import { recentlyViewedToShow } from '#features/products/recently-viewed.ts';
import { PriceWithTax } from '#features/products/ui/price-with-tax.tsx';
import { ProductPicture, ProductPrice } from '#features/products/ui/product-parts.tsx';
import { addRecentlyViewed } from '#features/products/ui/recently-viewed.ts';

/** Up to four products viewed earlier on this device, with current data (specification 2, 9). */
export const RecentlyViewed = ({ id }: { id: string }) => {
  const { recent } = useMessages('productDetails');
  const { load, data } = useFetcher<CartProductsResult>();
  useEffect(() => {
    const ids = recentlyViewedToShow(addRecentlyViewed(id), id);
    if (ids.length > 0) void load(`/cart/products?ids=${ids.join(',')}`);
  }, [id, load]);
  const products = data?.cartProducts.products ?? [];
  return (
    <div className="page pb-20 lg:pb-28">
      {products.length > 0 && (
        <section className="pt-16 lg:pt-24 when-near">
          <h2 className="display text-h3 pb-6">{recent}</h2>
          <ul className="grid grid-cols-2 lg:grid-cols-4 gap-4 lg:gap-8">
            {products.map((product) => (
              <li key={product.id}>
                <RecentCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

const RecentCard = ({ product }: { product: ProductCard }) => (
  <a
    href={`/product/${product.id}`}
    className="group flex max-lg:flex-col lg:items-center gap-4 h-full border border-lapis-200 hover:border-lapis-900 p-3"
  >
    <div className="relative bg-glaze lg:w-24 aspect-square shrink-0 overflow-hidden">
      <ProductPicture product={product} sizes="(width >= 64rem) 96px, 45vw" />
    </div>
    <div className="min-w-0">
      <p className="name text-xl">{product.name}</p>
      <p className="text-sm text-mist pb-1">{product.subtitle}</p>
      <ProductPrice product={product} className="text-sm" />
      <PriceWithTax price={product.price} isOnCard className="text-caption" />
    </div>
  </a>
);
