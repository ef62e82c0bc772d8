import type { ContentLanguage } from '#core/i18n/language.ts';
import type { Intention } from './paymob-transactions.ts';

/** Buttons of the payment page; `leave` is a link. */
export type PaymentButton = 'pay' | 'decline' | 'right_code' | 'wrong_code' | 'confirm_later';

const texts = {
  ar: {
    title: 'صفحة الدفع',
    pay: 'ادفع',
    decline: 'بطاقة مرفوضة',
    right_code: 'رمز التحقق الصحيح',
    wrong_code: 'رمز تحقق خاطئ',
    confirm_later: 'أكّد من المحفظة لاحقًا',
    leave: 'عودة إلى المتجر',
    paid: 'هذا الطلب مدفوع.',
  },
  en: {
    title: 'Payment page',
    pay: 'Pay',
    decline: 'Declined card',
    right_code: '3-D Secure: right code',
    wrong_code: '3-D Secure: wrong code',
    confirm_later: 'Wallet: confirm later',
    leave: 'Back to the shop',
    paid: 'This order is paid.',
  },
} as const;

const listButtons = (isWallet: boolean): readonly PaymentButton[] =>
  isWallet ? ['pay', 'decline', 'confirm_later'] : ['pay', 'decline', 'right_code', 'wrong_code'];

export type PageOptions = { readonly language: ContentLanguage; readonly isWallet: boolean; readonly isPaid: boolean };

/** Renders the payment page, with the amount in pounds with two decimals, and the order as the item's name. */
export const renderPage = (intention: Intention, { language, isWallet, isPaid }: PageOptions): string => {
  const t = texts[language];
  const buttons = listButtons(isWallet).map((name) => `<button name="press" value="${name}">${t[name]}</button>`);
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${t.title}</title></head>
<body><main>
<h1>${t.title}</h1>
<p id="amount">${(intention.amount / 100).toFixed(2)} ${escape(intention.currency)}</p>
<p id="order">${escape(intention.itemName)}</p>
${isPaid ? `<p role="status">${t.paid}</p>` : `<form method="post">${buttons.join('\n')}</form>`}
<p><a href="${escape(intention.redirectionUrl)}">${t.leave}</a></p>
</main></body></html>`;
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
