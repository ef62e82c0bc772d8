import { Suspense } from 'react';
import { isolateText } from '#core/i18n/format.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { Price } from '#core/ui/price.tsx';
import { QuantityField } from '#core/ui/quantity-field.tsx';
import { PriceWithTax } from '#features/products/ui/price-with-tax.tsx';
import { ProductPicture, ProductPrice } from '#features/products/ui/product-parts.tsx';
import { cart as deviceCart } from '../ui/cart.ts';
import type { PricedLine } from '../ui/priced-cart.ts';

// lazy: most lines have no notes
const CartItemNotes = lazyOnDemand(async () => (await import('./cart-item-notes.tsx')).CartItemNotes);

/** Line of the cart; calls `onRemoved` before its removal, so that the focus can move. */
export function CartRow({ line, onRemoved }: { line: PricedLine; onRemoved: () => void }) {
  const { catalogue } = useMessages('common');
  const { cart } = useMessages('cart');
  const { item, product, remaining } = line;
  const hasNotes = remaining !== null || line.priceBefore !== null || line.isAboveMaximum;
  const setQuantity = (quantity: number) => deviceCart.setQuantity(item.id, quantity);
  const address = `/product/${product.id}`;
  const remove = () => {
    deviceCart.remove(item.id);
    onRemoved();
  };
  return (
    <li className="grid grid-cols-[104px_1fr] sm:grid-cols-[148px_1fr_auto] gap-x-4 sm:gap-x-6 py-6 sm:py-7">
      <a
        href={address}
        tabIndex={-1}
        aria-hidden="true"
        className="group relative bg-glaze aspect-square overflow-hidden self-start"
      >
        <ProductPicture product={product} sizes="148px" isEager />
      </a>
      <div className="flex flex-col min-w-0">
        <h2 className="name text-[1.3125rem] sm:text-[1.5rem]">
          <a href={address} className="hover:underline decoration-1 underline-offset-[.3em]">
            <bdi>{product.name}</bdi>
          </a>
        </h2>
        <p className="text-sm text-mist">
          {[catalogue.categories[product.category], product.subtitle].filter(Boolean).join(' · ')}
        </p>
        <ProductPrice product={product} className="text-sm mt-1" />
        <PriceWithTax price={product.price} className="text-caption" />
        <div role="status" className="grid gap-1 text-sm not-empty:mt-2">
          <Suspense>{hasNotes && <CartItemNotes line={line} setQuantity={setQuantity} />}</Suspense>
        </div>
        <div className="mt-auto pt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          {remaining !== 0 && (
            <QuantityField
              name={product.name}
              quantity={item.quantity}
              remaining={remaining}
              onChange={(quantity) => (quantity <= 0 ? remove() : setQuantity(quantity))}
            />
          )}
          <button
            type="button"
            className={`inline-flex items-center gap-2 min-h-11 px-3 -ms-3 text-sm hover:text-carnelian-700 ${remaining === 0 ? '' : 'sm:ms-0'}`}
            aria-label={cart.removeNamed({ name: isolateText(product.name) })}
            onClick={remove}
          >
            <Icon name="trash-2" className="size-[18px]" />
            {cart.remove}
          </button>
        </div>
      </div>
      <div className="max-sm:col-start-2 max-sm:mt-2 text-end">
        <p className="max-sm:flex max-sm:justify-between max-sm:items-baseline text-xl font-medium">
          <span className="text-sm text-mist font-normal sm:sr-only">{cart.lineTotal}</span>
          {remaining === 0 ? (
            <s className="was text-mist">
              <Price amount={line.lineTotal} />
            </s>
          ) : (
            <Price amount={line.lineTotal} />
          )}
        </p>
        {remaining !== 0 && <PriceWithTax price={line.lineTotal} className="text-caption" />}
      </div>
    </li>
  );
}
