import { defineTexts } from '#core/i18n/define-texts.ts';

/** Orders that an admin takes by phone; amounts and numbers are formatted. */
export const draftOrders = defineTexts('admin/draftOrders', {
  open: { ar: 'طلب بالهاتف', en: 'Order by phone' },
  title: { ar: 'طلب بالهاتف', en: 'Order by phone' },
  text: {
    ar: 'سجّل طلب عميل يتصل بك، بالأسعار والحدود والمخزون نفسها كما في صفحة إتمام الشراء.',
    en: 'Place an order for a customer who calls. The same prices, limits and stock apply as at checkout.',
  },
  customer: { ar: 'العميل', en: 'Customer' },
  search: {
    ar: 'ابحث عن العميل بالاسم أو الهاتف أو البريد',
    en: 'Search for the customer by name, phone number or email',
  },
  searchHint: {
    ar: 'إن لم تجده فاملأ عنوان الشحن، فيُسجَّل عميلًا جديدًا باسمه وهاتفه.',
    en: 'For a new customer, just fill in the shipping address: the customer is created with that name and phone number.',
  },
  none: { ar: 'لا يوجد عميل بهذا. سيُسجَّل عميلًا جديدًا.', en: 'No customer found. A new one will be created.' },
  another: { ar: 'عميل آخر', en: 'Choose another customer' },
  emailInvites: {
    ar: 'تصل إلى هذا البريد رسالة الطلب ودعوة إلى حساب يرى فيه العميل طلباته. اتركه فارغًا إن لم يكن له بريد.',
    en: 'This address gets the order emails, and an invitation to an account with the customer’s orders. Leave empty if there is none.',
  },
  emailExists: {
    ar: 'تصل رسائل الطلب إلى بريد حساب العميل أيضًا.',
    en: 'Order emails also go to the address of the customer’s account.',
  },
  linkByMail: { ar: 'يصل رابط الدفع بالبريد.', en: 'The payment link is sent by email.' },
  linkNeedsMail: { ar: 'يحتاج رابط الدفع إلى بريد العميل.', en: 'A payment link needs the customer’s email address.' },
  promoCode: { ar: 'كود الخصم', en: 'Promo code' },
  language: {
    label: { ar: 'لغة الرسائل', en: 'Email language' },
    ar: { ar: 'العربية', en: 'Arabic' },
    en: { ar: 'الإنجليزية', en: 'English' },
  },
  summary: { ar: 'ملخص الطلب', en: 'Order summary' },
  place: { ar: 'تسجيل الطلب', en: 'Place order' },
  placed: {
    title: { ar: 'تم تسجيل الطلب', en: 'Order placed' },
    body: { ar: 'الطلب {number}، وإجماليه {total}.', en: 'Order {number}, {total} in total.' },
    invited: {
      ar: 'الطلب {number}، وإجماليه {total}. أرسلنا إلى العميل دعوة إلى حسابه.',
      en: 'Order {number}, {total} in total. We have invited the customer to their account.',
    },
  },
  remove: {
    open: { ar: 'حذف العميل', en: 'Delete customer' },
    title: { ar: 'هل تريد حذف هذا العميل؟', en: 'Delete this customer?' },
    text: {
      ar: 'يُحذف اسمه وهاتفه، وتبقى طلباته بلا اسم ولا عنوان. لا رجوع عن الحذف.',
      en: 'The name and phone number are deleted, and the orders are kept without name and address. This cannot be undone.',
    },
    yes: { ar: 'نعم، احذفه', en: 'Yes, delete' },
    done: {
      title: { ar: 'تم حذف العميل', en: 'Customer deleted' },
      body: { ar: 'بقيت طلباته بلا بيانات شخصية.', en: 'The orders are kept without personal data.' },
    },
  },
});
