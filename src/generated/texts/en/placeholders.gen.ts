// Generated from 
//   src/features/content/placeholders.server.texts.ts
// by `npm run generate`.
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';

export const messages = (shop: ShopValues) => ({
  shippingTerms: (shop.freeShipping === 'always' ? 'Shipping is free on every order.' : shop.freeShipping === 'never' ? `Shipping costs ${shop.shippingFee}.` : shop.freeShipping === 'byDestination' ? `Shipping depends on your governorate, from ${shop.shippingFee}; you see it before you order.` : `Shipping is free when your subtotal is ${shop.freeShippingFrom} or more; below that it costs ${shop.shippingFee}.`),
  separator: ', ',
  years: plural('en', { one: '{count} year', other: '{count} years' }),
  weeks: plural('en', { one: '{count} week', other: '{count} weeks' }),
});
