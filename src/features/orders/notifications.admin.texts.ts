import { defineTexts } from '#core/i18n/define-texts.ts';

/** Settings of notifications in the admin area. */
export const notificationsSettingTexts = defineTexts('admin/settings', {
  sections: {
    notifications: {
      title: { ar: 'الإشعارات', en: 'Notifications' },
      text: { ar: 'من يصله خبر الطلبات الجديدة', en: 'Who is notified of new orders and low stock' },
    },
  },
  fields: {
    sellerPhone: { ar: 'هاتف محادثة الطلبات', en: 'Phone for the chat about orders' },
    newOrders: { ar: 'من يصله بريد بكل طلب جديد', en: 'Email addresses notified of each new order' },
    lowStockFrom: { ar: 'عدد القطع الذي يُعد المخزون عنده قليلًا', en: 'Low-stock threshold in pieces' },
    lowStock: { ar: 'من يصله بريد بقلة المخزون', en: 'Email addresses notified of low stock' },
  },
  hints: {
    sellerPhone: {
      ar: 'تُفتح معه محادثة بعد كل طلب. الفارغ يعني هاتف المتجر.',
      en: 'A chat with this number opens after each order. Leave empty to use the shop’s phone.',
    },
    newOrders: {
      ar: 'عنوان في كل سطر. الفارغ يعني بريد المتجر نفسه.',
      en: 'One address per line. Leave empty to use the shop’s own address.',
    },
    lowStockFrom: {
      ar: 'رسالة كل ساعة على الأكثر بما وصل إليه من المنتجات. الفارغ يعني بلا رسالة.',
      en: 'An hourly email lists the products that fell to this number. Leave empty for no email.',
    },
    lowStock: {
      ar: 'عنوان في كل سطر. الفارغ يعني من يصلهم بريد الطلبات الجديدة.',
      en: 'One address per line. Leave empty to use the addresses for new orders.',
    },
  },
});
