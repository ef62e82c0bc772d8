import { expect, test } from 'vitest';
import { MAX_PRODUCT_NAME } from '#core/forms/limits.ts';
import { languages } from '#core/i18n/language.ts';
import { pounds } from '#core/money/money.ts';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { settingsOfNewShop } from '#tests/support/mail/test-mailer.ts';
import { serverTexts } from '../../../locales/content.ts';
import { composeMail } from './compose-mail.ts';
import type { MailPayload, OrderMailData } from './mail.ts';
import type { MailPicture } from './mail-markup.ts';
import { MAX_ITEMS, productsIn } from './mailed-products.ts';
import { renderMail } from './render-mail.ts';

/** Size from which Gmail clips a mail, in bytes. */
const CLIPPED = 102 * 1024;

/** Lines of the largest order. */
const LINES = 100;

const name = { ar: 'ط'.repeat(MAX_PRODUCT_NAME), en: 'W'.repeat(MAX_PRODUCT_NAME) };
const items = Array.from({ length: LINES }, (_, line) => ({
  productId: `product-${line}`,
  name,
  quantity: 100,
  lineTotal: pounds(100_000),
}));

const orderIn = (language: OrderMailData['language']): OrderMailData => ({
  orderNumber: 'ORD-1773000000000-ABCDEFGH2',
  language,
  createdAt: '2026-03-10T09:00:00.000Z',
  paymentMethod: 'cash_on_delivery',
  shipping: {
    fullName: 'س'.repeat(100),
    email: 'salma@example.com',
    phone: '+201001234567',
    address: 'ش'.repeat(200),
    city: 'ق'.repeat(100),
    postalCode: '11511',
  },
  zone: { name: { ar: 'القاهرة', en: 'Cairo' }, freeFrom: null, days: { min: 2, max: 3 } },
  items,
  subtotal: pounds(10_000_000),
  bundleDiscount: pounds(1_000),
  togetherDiscount: pounds(1_000),
  promoDiscount: pounds(1_000),
  promoCode: 'WELCOME-ABCDEF',
  shippingCost: pounds(150),
  tax: pounds(175),
  taxPercent: 14,
  taxBase: 'before-discounts',
  bundlePercent: 10,
  togetherPercent: 15,
  total: pounds(10_000_000),
  isGift: true,
  giftWrap: true,
  giftMessage: 'ك\n'.repeat(100),
});

/** The largest mail of each kind that lists products. */
const largest = (language: OrderMailData['language']): readonly MailPayload[] => {
  const order = orderIn(language);
  const to = 'salma@example.com';
  const change = {
    version: 2,
    parts: ['lines', 'address', 'gift'],
    linesBefore: items,
    linesAfter: items.map((item) => ({ ...item, productId: `other-${item.productId}` })),
    totalBefore: order.total,
    toPay: pounds(1),
    givenBack: pounds(1),
  } as const;
  return [
    { kind: 'order-placed', to, order },
    { kind: 'order-arrived', to, order },
    { kind: 'order-moved', to, status: 'shipped', order },
    { kind: 'order-changed', to, order, ...change },
    { kind: 'return', to, event: 'received', items, amount: pounds(1), words: 'ن'.repeat(500), order },
  ];
};

const render = (mail: MailPayload) => {
  const pictures = new Map(
    productsIn(mail).map((id): [string, MailPicture] => [
      id,
      { cid: `product-${id}`, contentType: 'image/jpeg', bytes: Buffer.alloc(1), alt: name },
    ]),
  );
  const context = {
    box: createSecretBox(Buffer.alloc(32)),
    publicUrl: 'https://shop.example',
    settings: settingsOfNewShop,
  };
  return renderMail(composeMail(mail, { ...context, pictures }).contents, settingsOfNewShop, pictures.values());
};

test.each(languages.flatMap((language) => largest(language).map((mail) => ({ language, kind: mail.kind, mail }))))(
  'the largest mail "$kind" in $language is not clipped by Gmail and says that there are further lines',
  ({ mail, language }) => {
    const { html, text, pictures } = render(mail);
    expect(Buffer.byteLength(html)).toBeLessThan(CLIPPED);
    expect(pictures.length).toBeGreaterThan(1);
    expect(html.match(/"cid:[^"]+"/gu)?.length).toBeGreaterThanOrEqual(pictures.length);
    expect(text).toContain(serverTexts(language, settingsOfNewShop.public).mail.order.moreItems(LINES - MAX_ITEMS));
  },
);
