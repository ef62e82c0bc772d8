import { defineTexts } from '#core/i18n/define-texts.ts';

/** Settings of shipping zones in the admin area. */
export const shippingSettingTexts = defineTexts('admin/settings', {
  sections: {
    shipping: {
      title: { ar: 'الشحن', en: 'Shipping' },
      text: { ar: 'مناطق الشحن ورسومها ومدة التوصيل', en: 'Zones with their fees and delivery times' },
    },
  },
  groups: {
    defaultZone: { ar: 'المنطقة الأساسية', en: 'Default zone' },
    zones: { ar: 'مناطق أخرى', en: 'Other zones' },
  },
  groupHints: {
    defaultZone: {
      ar: 'شروطها لكل محافظة لا تسميها منطقة أخرى.',
      en: 'Applies to every governorate that is not in another zone.',
    },
    zones: {
      ar: 'لكل منطقة محافظاتها وشروطها. بلا مناطق أخرى يسري ما فوق على الجميع.',
      en: 'Each zone has its own governorates and terms. Without other zones, the default zone applies everywhere.',
    },
  },
  fields: {
    zones: { ar: 'منطقة', en: 'Zone' },
    zoneName: { ar: 'الاسم', en: 'Name' },
    governorates: { ar: 'المحافظات', en: 'Governorates' },
    fee: { ar: 'رسوم الشحن بالجنيه', en: 'Shipping fee in EGP' },
    freeFrom: { ar: 'شحن مجاني بدءًا من (جنيه)', en: 'Free shipping from, in EGP' },
    daysMin: { ar: 'أقل مدة توصيل بأيام العمل', en: 'Fastest delivery, in business days' },
    daysMax: { ar: 'أقصى مدة توصيل بأيام العمل', en: 'Slowest delivery, in business days' },
    acceptsCashOnDelivery: { ar: 'الدفع عند الاستلام متوفر', en: 'Cash on delivery is accepted' },
  },
  hints: {
    fee: { ar: 'الصفر يعني شحنًا مجانيًا دائمًا.', en: '0 means shipping is always free.' },
    freeFrom: {
      ar: 'من قيمة المنتجات قبل الخصم. الفارغ يعني ليس مجانيًا أبدًا، والصفر يعني مجانيًا دائمًا.',
      en: 'Value of the products before discounts. Leave empty for never free; 0 means always free.',
    },
  },
  addRow: {
    zones: { ar: 'أضف منطقة', en: 'Add zone' },
  },
});
