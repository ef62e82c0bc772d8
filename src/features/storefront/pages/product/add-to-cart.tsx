import { Suspense, useState } from 'react';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { hydrateOnInteraction } from '#core/ui/hydrate-on-interaction.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Stepper } from '#core/ui/stepper.tsx';
import { AddButton } from '#features/cart/ui/add-button.tsx';
import { cart } from '#features/cart/ui/cart.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { WishlistButton } from '#features/wishlist/ui/wishlist-button.tsx';

const OutOfStock = hydrateOnInteraction(async () => (await import('./out-of-stock.tsx')).OutOfStock);

/** Stock, quantity and add button; for a sold-out product the stock notification (specification 2). */
export const AddToCart = ({ product, addButton }: { product: ProductDetail; addButton: string }) => {
  const { catalogue } = useMessages('common');
  const [quantity, setQuantity] = useState(1);
  if (!product.isInStock) {
    return (
      <Suspense>
        <OutOfStock product={product} />
      </Suspense>
    );
  }
  return (
    <>
      <InStock remainingStock={product.fewLeft} />
      <div className="flex flex-wrap gap-3 mt-3 buy-row">
        <QuantityStepper quantity={quantity} onChange={setQuantity} />
        <AddButton
          id={addButton}
          className="btn btn-primary grow max-md:px-4"
          onAdd={() => cart.add(product, quantity)}
        >
          {catalogue.addToCart}
        </AddButton>
        <SquareWishlistButton product={product} />
      </div>
    </>
  );
};

const InStock = ({ remainingStock }: { remainingStock: number | null }) => {
  const { counts, product } = useMessages('common');
  return remainingStock === null ? (
    <p className="flex items-center gap-2 mt-3 text-sm text-malachite-700">
      <Icon name="check" className="size-[18px]" />
      {product.inStock}
    </p>
  ) : (
    <p className="flex items-center gap-2 mt-3 text-sm text-gold-800">
      <Icon name="clock" className="size-[18px]" />
      {counts.remainingStock(remainingStock)}
    </p>
  );
};

/** Wishlist button on wide screens; on small ones, and for sold-out products, it is on the picture. */
const SquareWishlistButton = ({ product }: { product: ProductDetail }) => (
  <WishlistButton
    product={product}
    className="max-lg:hidden size-13 border border-lapis-400 hover:border-lapis-700 rounded-control"
  />
);

interface QuantityStepperProps {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** Quantity of a product: from 1 to the shop's limit (specification 2, 9). */
const QuantityStepper = ({ quantity, onChange }: QuantityStepperProps) => {
  const { catalogue } = useMessages('common');
  const { maxQuantity } = useSettings().service;
  const language = useLanguage();
  return (
    <Stepper
      value={quantity}
      min={1}
      max={maxQuantity}
      onChange={onChange}
      label={catalogue.quantity}
      formattedValue={formatNumber(quantity, language)}
      decreaseLabel={catalogue.decrease}
      increaseLabel={catalogue.increase}
    />
  );
};
