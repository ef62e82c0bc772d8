import { defineTexts } from '#core/i18n/define-texts.ts';

/** Settings of the cart drawer in the admin area. */
export const cartDrawerSettingTexts = defineTexts('admin/settings', {
  sections: {
    cartDrawer: {
      title: { ar: 'السلة بعد الإضافة', en: 'Cart after adding' },
      text: { ar: 'هل تُفتح السلة فوق الصفحة بعد كل إضافة', en: 'Whether the cart opens over the page' },
    },
  },
  fields: {
    drawerIsShown: { ar: 'افتح السلة بعد إضافة منتج إليها', en: 'Open the cart when a product is added' },
  },
});
