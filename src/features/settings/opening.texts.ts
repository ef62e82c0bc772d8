/** Names of the missing opening requirements. */
export const openingRequirementNames = {
  instapayHandle: {
    ar: 'عنوان إنستاباي الذي يحوّل إليه العملاء',
    en: 'The InstaPay handle that customers transfer to',
  },
  phone: { ar: 'هاتف المتجر', en: 'The shop’s phone' },
  email: { ar: 'البريد الإلكتروني للمتجر', en: 'The shop’s email address' },
  mailServer: {
    ar: 'خادم البريد: اضبط \u2068SMTP_URL\u2069 و\u2068MAIL_FROM\u2069 على الخادم ثم أعد تشغيل المتجر',
    en: 'The mail server: set SMTP_URL and MAIL_FROM on the server, then restart the shop',
  },
  mailFrom: {
    ar: 'عنوان المرسِل: اضبط MAIL_FROM على الخادم ثم أعد تشغيل المتجر',
    en: 'The sender of emails: set MAIL_FROM on the server, then restart the shop',
  },
};

/** Names of the other placeholders that are still in use. */
export const openingSuggestionNames = {
  address: { ar: 'عنوان المتجر', en: 'The shop’s address' },
  social: { ar: 'صفحات التواصل الاجتماعي', en: 'Social media pages' },
};
