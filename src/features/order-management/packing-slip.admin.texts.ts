import { defineTexts } from '#core/i18n/define-texts.ts';

/** The packing slip, in the language of the order. */
export const packingSlip = defineTexts('admin/packingSlip', {
  brand: { ar: '{shopName}', en: '{shopName}' },
  open: { ar: 'قسيمة التعبئة', en: 'Packing slip' },
  title: { ar: 'قسيمة التعبئة', en: 'Packing slip' },
  print: { ar: 'طباعة', en: 'Print' },
  back: { ar: 'كل الطلبات', en: 'All orders' },
  order: { ar: 'رقم الطلب', en: 'Order number' },
  date: { ar: 'تاريخ الطلب', en: 'Order date' },
  from: { ar: 'المرسِل', en: 'From' },
  shipTo: { ar: 'يُشحن إلى', en: 'Ship to' },
  item: { ar: 'القطعة', en: 'Piece' },
  quantity: { ar: 'العدد', en: 'Quantity' },
  packed: { ar: 'جُهّز', en: 'Packed' },
  payment: { ar: 'طريقة الدفع', en: 'Payment method' },
  courier: { ar: 'شركة الشحن', en: 'Courier' },
  collect: { ar: 'المطلوب تحصيله عند التسليم', en: 'To collect on delivery' },
  nothing: { ar: 'لا يُحصَّل شيء', en: 'Nothing to collect' },
  paper: {
    label: { ar: 'الورق', en: 'Paper' },
    roll: { ar: 'ملصق {width} × {height} مم', en: 'Label, {width} × {height} mm' },
    severalPerPage: { ar: 'أكثر من قسيمة في الصفحة إن اتسعت', en: 'Several slips per page where they fit' },
  },
  cancelled: { ar: 'أُلغي هذا الطلب: لا يُعبّأ ولا يُشحن.', en: 'This order was cancelled: do not pack or ship it.' },
  wrap: { ar: 'تُغلّف هدية', en: 'Gift wrapped' },
  message: { ar: 'رسالة الهدية', en: 'Gift message' },
  taxNumber: { ar: 'رقم التسجيل الضريبي', en: 'Tax registration number' },
  thanks: { ar: 'شكرًا لاختيارك {shopName}.', en: 'Thank you for choosing {shopName}.' },
});
