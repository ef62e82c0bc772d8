import { describe, expect, test } from 'vitest';
import { pounds } from '#core/money/money.ts';
import { type SellerChatOrder, sellerChatText, sellerChatUrl } from './seller-chat.ts';
import type { SellerChatTexts } from './seller-chat-texts.ts';

const english: SellerChatTexts = {
  lines: {
    greeting: 'Hello Lazaward, I have placed a new order.',
    orderNumber: '*Order number:* {orderNumber}',
    orderDate: 'Date: {orderDate}',
    customer: '*Customer details*',
    fullName: 'Name: {fullName}',
    phone: 'Phone: {phone}',
    email: 'Email: {email}',
    address: 'Address: {address}, {city}',
    postalCode: 'Postal code: {postalCode}',
    items: '*Items*',
    item: '• {name}: {quantity} × {price} = {lineTotal}',
    totals: '*Totals*',
    subtotal: 'Subtotal: {subtotal}',
    bundleDiscount: 'Bundle discount ({rate}): {bundleDiscount}',
    togetherDiscount: 'Bought together ({rate}): {togetherDiscount}',
    promoDiscount: 'Promo code {promoCode}: {promoDiscount}',
    shipping: 'Shipping: {shipping}',
    shippingFree: 'Shipping: free',
    tax: 'Tax ({rate}): {tax}',
    total: '*Total: {total}*',
    payment: 'Payment: {payment}',
    paymentDue: {
      cash_on_delivery: 'cash on delivery',
      bank_transfer: 'transfer, waiting',
      card_link: 'by a link',
      card: 'by card, not paid yet',
      wallet: 'by wallet, not paid yet',
      instalments: 'in instalments, not paid yet',
    },
    paymentDone: {
      cash_on_delivery: 'paid in cash',
      bank_transfer: 'paid by transfer',
      card_link: 'paid by card',
      card: 'paid by card',
      wallet: 'paid by wallet',
      instalments: 'paid in instalments',
    },
    paymentReturned: 'sent back',
    paymentNothing: 'nothing is due',
    gift: '*This order is a gift*',
    giftWrapYes: 'Gift wrapping: yes (free)',
    giftWrapNo: 'Gift wrapping: no',
    giftMessage: 'Gift message: “{giftMessage}”',
    closing: 'Please confirm the order and the way to pay. Thank you.',
    closingPaid: 'Please confirm the order. Thank you.',
  },
  isRightToLeft: false,
  money: (amount) => `EGP ${amount / 100}`,
  percent: (percent) => `${percent}%`,
  count: String,
  date: (instant) => instant.toISOString().slice(0, 10),
};
const rightToLeft: SellerChatTexts = { ...english, isRightToLeft: true };

const order: SellerChatOrder = {
  orderNumber: 'ORD-1773482400000-ABCDEFGH2',
  createdAt: new Date('2026-03-14T10:00:00Z'),
  paymentMethod: 'cash_on_delivery',
  paymentStatus: 'pending',
  shippingInfo: {
    fullName: 'Mona Salah',
    email: 'mona_s@example.com',
    phone: '+201012345678',
    address: '12 Nile Street',
    city: 'Aswan',
    postalCode: '81511',
  },
  items: [{ name: 'Tea Cup', quantity: 2, unitPrice: pounds(890), lineTotal: pounds(1780) }],
  subtotal: pounds(1780),
  bundleDiscount: 0,
  togetherDiscount: 0,
  promoDiscount: 0,
  promoCode: null,
  shippingCost: pounds(150),
  tax: pounds(249.2),
  taxPercent: 14,
  taxBase: 'before-discounts',
  bundlePercent: 10,
  togetherPercent: 15,
  total: pounds(2179.2),
  isGift: false,
  giftWrap: false,
  giftMessage: null,
};
const linesOf = (changed: Partial<SellerChatOrder>, texts = english) =>
  sellerChatText({ ...order, ...changed }, texts).split('\n');

describe('seller chat message', () => {
  test('lists a plain order in blocks', () => {
    expect(sellerChatText(order, english)).toBe(`Hello Lazaward, I have placed a new order.

*Order number:* ORD-1773482400000-ABCDEFGH2
Date: 2026-03-14

*Customer details*
Name: Mona Salah
Phone: +201012345678
Email: mona_s@example.com
Address: 12 Nile Street, Aswan
Postal code: 81511

*Items*
• Tea Cup: 2 × EGP 890 = EGP 1780

*Totals*
Subtotal: EGP 1780
Shipping: EGP 150
Tax (14%): EGP 249.2
*Total: EGP 2179.2*
Payment: cash on delivery

Please confirm the order and the way to pay. Thank you.`);
  });

  test('lists each discount as a negative amount, and free shipping', () => {
    const lines = linesOf({
      bundleDiscount: pounds(200),
      togetherDiscount: pounds(165),
      promoDiscount: pounds(310),
      promoCode: 'NILE10',
      shippingCost: 0,
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Bundle discount (10%): EGP -200',
        'Bought together (15%): EGP -165',
        'Promo code NILE10: EGP -310',
        'Shipping: free',
      ]),
    );
  });

  test.each<[Partial<SellerChatOrder>, string[]]>([
    [
      { giftWrap: true, giftMessage: 'Enjoy' },
      ['*This order is a gift*', 'Gift wrapping: yes (free)', 'Gift message: “Enjoy”'],
    ],
    [{ giftWrap: false, giftMessage: null }, ['*This order is a gift*', 'Gift wrapping: no']],
    [{ giftWrap: false, giftMessage: ' \n ' }, ['*This order is a gift*', 'Gift wrapping: no']],
  ])('includes the gift %j', (gift, text) => {
    const blocks = sellerChatText({ ...order, ...gift, isGift: true }, english).split('\n\n');
    expect(blocks.at(-2)?.split('\n')).toEqual(text);
  });

  test.each<[Partial<SellerChatOrder>, payment: string, closing: string]>([
    [
      { paymentMethod: 'bank_transfer' },
      'transfer, waiting',
      'Please confirm the order and the way to pay. Thank you.',
    ],
    [{ paymentMethod: 'card', paymentStatus: 'paid' }, 'paid by card', 'Please confirm the order. Thank you.'],
    [
      { paymentMethod: 'card', paymentStatus: 'partly_refunded' },
      'paid by card',
      'Please confirm the order. Thank you.',
    ],
    [{ paymentMethod: 'wallet', paymentStatus: 'refunded' }, 'sent back', 'Please confirm the order. Thank you.'],
    [{ paymentStatus: 'nothing_due' }, 'nothing is due', 'Please confirm the order. Thank you.'],
  ])('states the payment method of the order %j after the total', (paid, payment, closing) => {
    const lines = linesOf(paid);
    expect(lines[lines.indexOf('*Total: EGP 2179.2*') + 1]).toBe(`Payment: ${payment}`);
    expect(lines.at(-1)).toBe(closing);
  });

  test('isolates numbers, codes, phones and e-mails in a right-to-left language', () => {
    const lines = linesOf({ promoDiscount: pounds(10), promoCode: 'NILE10' }, rightToLeft);
    expect(lines).toEqual(
      expect.arrayContaining([
        '*Order number:* \u2066ORD-1773482400000-ABCDEFGH2\u2069',
        'Phone: \u2066+201012345678\u2069',
        'Email: \u2066mona_s@example.com\u2069',
        'Promo code \u2066NILE10\u2069: EGP -10',
      ]),
    );
  });

  test('escapes formatting characters in customer input', () => {
    const hostile = {
      ...order.shippingInfo,
      fullName: '*Mona*\n*Total: EGP 1*',
      address: '_~`12 Nile`~_\u202E street {total}',
    };
    const lines = linesOf({ shippingInfo: hostile });
    expect(lines).toHaveLength(sellerChatText(order, english).split('\n').length);
    expect(lines).toContain('Name: ∗Mona∗ ∗Total: EGP 1∗');
    expect(lines).toContain('Address: ＿∼ˋ12 Nileˋ∼＿ street {total}, Aswan');
  });

  test('keeps an emoji sequence intact', () => {
    expect(linesOf({ isGift: true, giftMessage: '👨‍👩‍👧' })).toContain('Gift message: “👨‍👩‍👧”');
  });
});

test('sellerChatUrl contains the digits of the phone number and the whole message', () => {
  const link = new URL(sellerChatUrl('+20 100 123-4567', 'أهلًا & سهلًا\n100% #1'));
  expect(link.origin + link.pathname).toBe('https://wa.me/201001234567');
  expect(link.searchParams.get('text')).toBe('أهلًا & سهلًا\n100% #1');
});
