import { useRef, useState } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { cart } from '../../device/cart.ts';
import { useWords } from '../../device/words.tsx';
import { QuantityStepper } from '../../parts/quantity-stepper.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BuyBar } from './buy-bar.tsx';

/** Whether it can be had, how many, and into the cart; a sold-out piece only says so (specification 2). */
export const Buy = ({ product }: { product: ProductDetail }) => {
  const { catalogue } = useWords();
  const [quantity, setQuantity] = useState(1);
  const button = useRef<HTMLButtonElement>(null);
  const add = () => cart.add(product, quantity);
  if (!product.isInStock) return <SoldOut />;
  return (
    <>
      <InStock fewLeft={product.fewLeft} />
      <div className="flex flex-wrap gap-3 mt-3">
        <QuantityStepper quantity={quantity} onChange={setQuantity} />
        <button ref={button} type="button" className="btn btn-primary grow" onClick={add}>
          {catalogue.addToCart}
        </button>
      </div>
      <BuyBar product={product} mainButton={button} onAdd={add} />
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

const SoldOut = () => (
  <p className="flex items-center gap-3 mt-6 px-5 min-h-13 bg-glaze font-medium">
    <Icon name="circle-slash" className="size-5 text-mist" />
    {useWords().product.outOfStock}
  </p>
);
