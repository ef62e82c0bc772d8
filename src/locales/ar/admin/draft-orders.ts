/** Orders that an admin takes by phone; amounts and numbers are formatted. */
export const draftOrders = {
  open: 'طلب بالهاتف',
  title: 'طلب بالهاتف',
  text: 'سجّل طلب عميل يتصل بك، بالأسعار والحدود والمخزون نفسها كما في صفحة إتمام الشراء.',
  customer: 'العميل',
  search: 'ابحث عن العميل بالاسم أو الهاتف أو البريد',
  searchHint: 'إن لم تجده فاملأ عنوان الشحن، فيُسجَّل عميلًا جديدًا باسمه وهاتفه.',
  none: 'لا يوجد عميل بهذا. سيُسجَّل عميلًا جديدًا.',
  another: 'عميل آخر',
  emailInvites: 'تصل إلى هذا البريد رسالة الطلب ودعوة إلى حساب يرى فيه العميل طلباته. اتركه فارغًا إن لم يكن له بريد.',
  emailKnown: 'تصل رسائل الطلب إلى بريد حساب العميل أيضًا.',
  linkByMail: 'يصل رابط الدفع بالبريد.',
  linkNeedsMail: 'يحتاج رابط الدفع إلى بريد العميل.',
  promoCode: 'كود الخصم',
  language: { label: 'لغة الرسائل', ar: 'العربية', en: 'الإنجليزية' },
  summary: 'ملخص الطلب',
  place: 'تسجيل الطلب',
  placed: {
    title: 'تم تسجيل الطلب',
    body: ({ number, total }: { number: string; total: string }) => `الطلب ${number}، وإجماليه ${total}.`,
    invited: ({ number, total }: { number: string; total: string }) =>
      `الطلب ${number}، وإجماليه ${total}. أرسلنا إلى العميل دعوة إلى حسابه.`,
  },
  remove: {
    open: 'حذف العميل',
    title: 'هل تريد حذف هذا العميل؟',
    text: 'يُحذف اسمه وهاتفه، وتبقى طلباته بلا اسم ولا عنوان. لا رجوع عن الحذف.',
    yes: 'نعم، احذفه',
    done: { title: 'تم حذف العميل', body: 'بقيت طلباته بلا بيانات شخصية.' },
  },
};
