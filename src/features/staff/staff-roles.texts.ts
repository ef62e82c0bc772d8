/** Names and descriptions of the staff roles, for the admin area and mails. */
export const staffRoleNames = {
  owner: { ar: 'مالك', en: 'Owner' },
  manager: { ar: 'مدير', en: 'Manager' },
  orders: { ar: 'موظف طلبات', en: 'Orders' },
  catalogue: { ar: 'موظف منتجات', en: 'Catalogue' },
  readonly: { ar: 'اطلاع فقط', en: 'Read only' },
};

export const staffRoleTexts = {
  owner: {
    ar: 'كل شيء، ومعه أدوار الفريق ومفاتيح بوابات الدفع.',
    en: 'Everything, including team roles and payment gateway keys.',
  },
  manager: {
    ar: 'كل شيء عدا أدوار الفريق ومفاتيح بوابات الدفع وما يُقال للعملاء عن مكان الدفع.',
    en: 'Everything except team roles, payment gateway keys, and where customers send their payments.',
  },
  orders: {
    ar: 'الطلبات والمدفوعات والعملاء ورسائلهم، دون ردّ المبالغ.',
    en: 'Orders, payments, customers and their messages. Cannot refund.',
  },
  catalogue: {
    ar: 'المنتجات والمخزون وأكواد الخصم والتقييمات، دون بيانات العملاء.',
    en: 'Products, stock, promo codes and reviews. Sees no customer data.',
  },
  readonly: {
    ar: 'يرى الأرقام والطلبات والمنتجات والإعدادات دون أسماء العملاء، ولا يغيّر شيئًا.',
    en: 'Sees figures, orders, products and settings without customer names, and cannot change anything.',
  },
};
