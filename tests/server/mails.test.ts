import { expect, test } from 'vitest';
import { MAX_PRODUCT_NAME } from '#core/forms/limits.ts';
import { type ContentLanguage, contentLanguages, directionOf } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { pounds } from '#core/money/money.ts';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { composeMail, type MailPayload } from '#core/server/mail/compose-mail.ts';
import type { AnyMail } from '#core/server/mail/define-mail.ts';
import type { MailPicture } from '#core/server/mail/mail-markup.ts';
import { renderMail } from '#core/server/mail/render-mail.ts';
import { readUnsubscribeToken } from '#core/server/mail/unsubscribe-token.ts';
import { orderPlacedMail } from '#features/checkout/server/checkout.mails.ts';
import { orderStatusMail } from '#features/fulfillment/server/fulfillment.mails.ts';
import { orderChangedMail } from '#features/order-management/server/order-management.mails.ts';
import { MAX_MAILED_ITEMS, type OrderMailData, sampleOrder } from '#features/orders/server/order-mail.ts';
import { orderArrivedMail } from '#features/orders/server/orders.mails.ts';
import { returnMail } from '#features/returns/server/returns.mails.ts';
import { registry } from '#generated/server.gen.ts';
import { settingsOfNewShop } from '../support/mail/test-mailer.ts';

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

const largestOrder = (language: ContentLanguage): OrderMailData => ({
  ...sampleOrder(language),
  shipping: {
    ...sampleOrder(language).shipping,
    fullName: 'س'.repeat(100),
    address: 'ش'.repeat(200),
    city: 'ق'.repeat(100),
  },
  items,
  subtotal: pounds(10_000_000),
  total: pounds(10_000_000),
  giftMessage: 'ك\n'.repeat(100),
});

/** The largest mail of each kind that lists products. */
const largest = (language: ContentLanguage) => {
  const order = largestOrder(language);
  const to = 'salma@example.com';
  const change = {
    version: 2,
    parts: ['lines', 'address', 'gift'],
    linesBefore: items,
    linesAfter: items.map((item) => ({ ...item, productId: `other-${item.productId}` })),
    totalBefore: order.total,
    toPay: pounds(1),
    overpaymentRefunded: pounds(1),
  } as const;
  return [
    orderPlacedMail.job({ to, order }),
    orderArrivedMail.job({ to, order }),
    orderStatusMail.job({ to, status: 'shipped', order }),
    orderChangedMail.job({ to, order, ...change }),
    returnMail.job({ to, event: 'received', items, amount: pounds(1), note: 'ن'.repeat(500), order }),
  ].map(({ payload }) => payload as MailPayload);
};

const box = createSecretBox(Buffer.alloc(32));

const render = (payload: MailPayload) => {
  const mail = registry.mails.find(({ kind }) => kind === payload.kind) as AnyMail;
  const productIds = mail.productIds?.(payload as never) ?? [];
  const pictures = new Map(
    productIds.map((id): [string, MailPicture] => [
      id,
      { cid: `product-${id}`, contentType: 'image/jpeg', bytes: Buffer.alloc(1), alt: name },
    ]),
  );
  const context = {
    box,
    publicUrl: 'https://shop.example',
    settings: settingsOfNewShop,
  };
  return renderMail(
    composeMail(mail, payload, { ...context, pictures }).contents,
    settingsOfNewShop,
    pictures.values(),
  );
};

test.each(
  contentLanguages.flatMap((language) => largest(language).map((mail) => ({ language, kind: mail.kind, mail }))),
)(
  'the largest mail "$kind" in $language is not clipped by Gmail and says that there are further lines',
  ({ mail, language }) => {
    const { html, text, pictures } = render(mail);
    expect(Buffer.byteLength(html)).toBeLessThan(CLIPPED);
    expect(pictures.length).toBeGreaterThan(1);
    expect(html.match(/"cid:[^"]+"/gu)?.length).toBeGreaterThanOrEqual(pictures.length);
    expect(text).toContain(
      serverTexts(language, settingsOfNewShop.public).mail.order.moreItems(LINES - MAX_MAILED_ITEMS),
    );
  },
);

const samples = registry.mails.flatMap(({ kind, list, audience, samples: samplesIn }) =>
  contentLanguages.flatMap((language) =>
    samplesIn(language).map((sample, index) => ({ kind, language, list, audience, number: index + 1, sample })),
  ),
);

test.each(samples)(
  'mail "$kind", sample $number, in $language is complete',
  ({ kind, language, list, audience, sample }) => {
    const to = 'salma@example.com';
    const mail = render({ ...sample, kind, to, isUnproven: true } as MailPayload);
    const { html, text, subject, unsubscribeUrl } = mail;
    expect(mail.language).toBe(audience === 'shop' ? 'ar' : language);
    expect(html).toContain(`<html lang="${mail.language}" dir="${directionOf(mail.language)}">`);
    expect(subject.trim()).not.toBe('');
    expect(Buffer.byteLength(html)).toBeLessThan(CLIPPED);
    for (const content of [subject, html, text])
      expect(content).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object|\$\{/u);
    expect(text.split('\n').length).toBeGreaterThan(5);
    const token = /\/unsubscribe\?token=([\w-]+)/u.exec(unsubscribeUrl ?? '')?.[1];
    expect(token === undefined ? undefined : readUnsubscribeToken(box, token)).toEqual(list && { list, email: to });
    expect([html, text].every((body) => body.includes('/unsubscribe?token='))).toBe(list !== undefined);
  },
);

test('each mail has its own kind', () => {
  const kinds = registry.mails.map(({ kind }) => kind);
  expect(kinds).toEqual([...new Set(kinds)]);
});
