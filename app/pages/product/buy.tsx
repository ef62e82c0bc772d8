import { Suspense, useState } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { cart } from '../../device/cart.ts';
import { useWords } from '../../device/words.tsx';
import { AddButton } from '../../parts/add-button.tsx';
import { drawnFirst } from '../../parts/drawn-first.tsx';
import { Heart } from '../../parts/heart.tsx';
import { QuantityStepper } from '../../parts/quantity-stepper.tsx';
import { Icon } from '../../ui/icon.tsx';

const SoldOut = drawnFirst(async () => (await import('./sold-out.tsx')).SoldOut);

/** Whether it can be had, how many, and into the cart; for a sold-out piece, the offer to tell when it is back (specification 2). */
export const Buy = ({ product, addButton }: { product: ProductDetail; addButton: string }) => {
  const { catalogue } = useWords();
  const [quantity, setQuantity] = useState(1);
  if (!product.isInStock) {
    return (
      <Suspense>
        <SoldOut product={product} />
      </Suspense>
    );
  }
  return (
    <>
      <InStock fewLeft={product.fewLeft} />
      <div className="flex flex-wrap gap-3 mt-3">
        <QuantityStepper quantity={quantity} onChange={setQuantity} />
        <AddButton id={addButton} className="btn btn-primary grow" onAdd={() => cart.add(product, quantity)}>
          {catalogue.addToCart}
        </AddButton>
        <SquareHeart product={product} />
      </div>
    </>
  );
};

const InStock = ({ fewLeft }: { fewLeft: number | null }) => {
  const { counts, product } = useWords();
  return fewLeft === null ? (
    <p className="flex items-center gap-2 mt-6 text-sm text-malachite-700">
      <Icon name="check" className="size-[18px]" />
      {product.inStock}
    </p>
  ) : (
    <p className="flex items-center gap-2 mt-6 text-sm text-gold-800">
      <Icon name="clock" className="size-[18px]" />
      {counts.stockLeft(fewLeft)}
    </p>
  );
};

/** On wide screens; on small ones, and for what is sold out, the heart stands on the picture. */
const SquareHeart = ({ product }: { product: ProductDetail }) => (
  <Heart product={product} className="max-lg:hidden size-13 btn-quiet rounded-control" />
);
