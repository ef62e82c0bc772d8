import type { Quote } from '../../domain/pricing/quote.ts';

/** What an order costs and why, as its row keeps it; all in piastres. */
export const pricedColumns = (quote: Quote) => ({
  subtotal: quote.subtotal,
  discount: quote.discount,
  bundle_discount: quote.bundleDiscount,
  together_discount: quote.togetherDiscount,
  discount_amount: quote.promoDiscount,
  shipping_cost: quote.shipping,
  tax: quote.tax,
  tax_percent: quote.taxPercent,
  total: quote.total,
  promo_code: quote.promo?.code ?? null,
});
