import type { Quote } from '../../domain/pricing/quote.ts';
import { OrderFigures } from './order-figures.tsx';
import { WhyThisTotal } from './why-this-total.tsx';

/** A quote's figures and total, and on request what each figure is taken of (decision 3). */
export const OrderSummary = ({ quote }: { quote: Quote }) => (
  <>
    <OrderFigures figures={{ ...quote, promoCode: quote.promo?.code ?? null }} />
    <WhyThisTotal quote={quote} />
  </>
);
