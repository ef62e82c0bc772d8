/** Names of the roles, and what each may do, for the admin area and the mails about them. */
export const staffRoleNames = {
  owner: 'مالك',
  manager: 'مدير',
  orders: 'موظف طلبات',
  catalogue: 'موظف منتجات',
  readonly: 'اطلاع فقط',
};

export const staffRoleTexts = {
  owner: 'كل شيء، ومعه أدوار الفريق ومفاتيح بوابات الدفع.',
  manager: 'كل شيء عدا أدوار الفريق ومفاتيح بوابات الدفع وما يُقال للعملاء عن مكان الدفع.',
  orders: 'الطلبات والمدفوعات والعملاء ورسائلهم، دون ردّ المبالغ.',
  catalogue: 'المنتجات والمخزون وأكواد الخصم والتقييمات، دون بيانات العملاء.',
  readonly: 'يرى الأرقام والطلبات والمنتجات والإعدادات دون أسماء العملاء، ولا يغيّر شيئًا.',
};
