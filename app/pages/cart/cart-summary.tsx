import { useId } from 'react';
import type { Quote } from '../../../domain/pricing/quote.ts';
import { formatMoney } from '../../../locales/format.ts';
import { useBasketWords } from '../../device/basket-words.ts';
import { useLanguage } from '../../device/words.tsx';
import { OrderSummary } from '../../parts/order-summary.tsx';
import type { PricedCart } from '../../parts/priced-cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { CheckoutButton } from './checkout-button.tsx';

/** What the cart comes to, and the way on. On small screens the bar below the page holds the button. */
export function CartSummary({ cart: { quote, isBuyable } }: { cart: PricedCart }) {
  const { cart, summary } = useBasketWords();
  const titleId = useId();
  return (
    <aside aria-labelledby={titleId} className="bg-glaze p-6 lg:p-8 lg:sticky lg:top-28">
      <h2 id={titleId} className="display text-h4 mb-4">
        {summary.title}
      </h2>
      <OrderSummary quote={quote} />
      <div className="max-lg:hidden mt-4">
        <CheckoutButton isBuyable={isBuyable} />
      </div>
      <ShippingHint quote={quote} />
      <p className="text-sm text-mist mt-3">{cart.nextStep}</p>
    </aside>
  );
}

function ShippingHint({ quote }: { quote: Quote }) {
  const { summary } = useBasketWords();
  const language = useLanguage();
  const missing = quote.freeShippingFrom - quote.subtotal;
  return (
    <p className={`flex items-center gap-2 text-sm mt-5 ${missing > 0 ? '' : 'text-malachite-700'}`}>
      <Icon name="truck" className="size-5 rtl:mirror" />
      {missing > 0 ? summary.toFreeShipping({ amount: formatMoney(missing, language) }) : summary.freeShipping}
    </p>
  );
}
