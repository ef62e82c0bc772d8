import { expect, test } from 'vitest';
import type { PaymentMethod } from '../domain/payments/payment-methods.ts';
import { testSettings } from '../tests/support/test-settings.ts';
import { messagesOf } from './messages.ts';

const footerOf = (language: 'ar' | 'en', methods: readonly PaymentMethod[]): string =>
  messagesOf(language, { ...testSettings, payments: { methods, isTest: false } }).layout.footer.payments;

test.each<[readonly PaymentMethod[], en: string, ar: string]>([
  [
    ['cash_on_delivery', 'bank_transfer', 'card_link'],
    'Pay by Visa, Mastercard, InstaPay or cash',
    'الدفع: فيزا أو ماستركارد أو إنستاباي أو نقدًا',
  ],
  [
    ['cash_on_delivery', 'bank_transfer', 'card', 'wallet', 'instalments'],
    'Pay by Visa, Mastercard, mobile wallet, instalments, InstaPay or cash',
    'الدفع: فيزا أو ماستركارد أو محفظة إلكترونية أو تقسيط أو إنستاباي أو نقدًا',
  ],
  [['cash_on_delivery', 'bank_transfer'], 'Pay by InstaPay or cash', 'الدفع: إنستاباي أو نقدًا'],
  [['cash_on_delivery'], 'Pay by cash', 'الدفع: نقدًا'],
])('the footer of a shop with %j names what a shopper may pay with', (methods, en, ar) => {
  expect(footerOf('en', methods)).toBe(en);
  expect(footerOf('ar', methods)).toBe(ar);
});
