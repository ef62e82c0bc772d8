import type { Quote } from '../../domain/pricing/quote.ts';

/** What an order costs and why, as its row keeps it, in piastres, and the rates that it was priced by, in percent. */
export const pricedColumns = (quote: Quote) => ({
  subtotal: quote.subtotal,
  discount: quote.discount,
  bundle_discount: quote.bundleDiscount,
  together_discount: quote.togetherDiscount,
  discount_amount: quote.promoDiscount,
  shipping_cost: quote.shipping,
  tax: quote.tax,
  tax_percent: quote.taxPercent,
  bundle_percent: quote.bundlePercent,
  together_percent: quote.togetherPercent,
  total: quote.total,
  promo_code: quote.promo?.code ?? null,
});
