import { useId } from 'react';
import { useBasketWords } from '../../device/basket-words.ts';

/** To the checkout; a cart with a line that cannot be bought says why it does not lead there. */
export function CheckoutButton({ isBuyable }: { isBuyable: boolean }) {
  const { cart } = useBasketWords();
  const reasonId = useId();
  if (isBuyable) {
    return (
      <a href="/checkout" className="btn btn-primary w-full">
        {cart.checkout}
      </a>
    );
  }
  return (
    <>
      <button type="button" className="btn btn-primary w-full" aria-disabled="true" aria-describedby={reasonId}>
        {cart.checkout}
      </button>
      <p id={reasonId} className="text-sm text-carnelian-700 mt-2">
        {cart.notBuyable}
      </p>
    </>
  );
}
