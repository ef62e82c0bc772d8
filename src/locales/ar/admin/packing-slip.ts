import type { ShopValues } from '../../shop-values.ts';

/** The packing slip, in the language of the order. */
export const packingSlip = (shop: ShopValues) => ({
  brand: shop.name,
  open: 'قسيمة التعبئة',
  title: 'قسيمة التعبئة',
  print: 'طباعة',
  back: 'كل الطلبات',
  order: 'رقم الطلب',
  date: 'تاريخ الطلب',
  shipTo: 'يُشحن إلى',
  item: 'القطعة',
  quantity: 'العدد',
  packed: 'جُهّز',
  payment: 'طريقة الدفع',
  courier: 'شركة الشحن',
  collect: 'المطلوب تحصيله عند التسليم',
  cancelled: 'أُلغي هذا الطلب: لا يُعبّأ ولا يُشحن.',
  wrap: 'تُغلّف هدية',
  message: 'رسالة الهدية',
  taxNumber: 'رقم التسجيل الضريبي',
  thanks: `شكرًا لاختيارك ${shop.name}.`,
});
