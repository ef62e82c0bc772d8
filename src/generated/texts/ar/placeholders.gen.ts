// Generated from 
//   src/features/content/placeholders.server.texts.ts
// by `npm run generate`.
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';

export const messages = (shop: ShopValues) => ({
  shippingTerms: (shop.freeShipping === 'always' ? 'الشحن مجاني لكل الطلبات.' : shop.freeShipping === 'never' ? `تكلفة الشحن ${shop.shippingFee}.` : shop.freeShipping === 'byDestination' ? `تكلفة الشحن حسب المحافظة، ابتداءً من ${shop.shippingFee}، وتظهر لك قبل تأكيد الطلب.` : `الشحن مجاني إذا بلغ المجموع الفرعي ${shop.freeShippingFrom} أو أكثر، وتكلفته ${shop.shippingFee} لما دون ذلك.`),
  separator: '، ',
  years: plural('ar', { one: 'سنة', two: 'سنتين', few: '{count} سنوات', other: '{count} سنة' }),
  weeks: plural('ar', { one: 'أسبوعًا', two: 'أسبوعين', few: '{count} أسابيع', many: '{count} أسبوعًا', other: '{count} أسبوع' }),
});
