import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flattenMessages } from '#tests/support/flatten-messages.ts';
import { findBidiFaults, findTurnedFields } from '../support/browser/bidi-order.ts';
import { type Glyph, readGlyphs } from '../support/browser/glyph-boxes.ts';
import { forEachScreen, widen } from '../support/browser/screen-presets.ts';
import { normalizeText } from '../support/browser/visible-text.ts';
import { type NewVisit, openShopInBrowser, type ShopInBrowser, type Visitor } from '../support/browser.ts';
import { testSettings } from '../support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const reader: Visitor = { language: 'ar', width: 1440 };

/** Patterns of each kind of number, as the shop formats it in Arabic. */
const kinds = {
  price: /[٠-٩٬٫]+ ج\.م/u,
  discount: /−[٠-٩٬٫]+ ج\.م/u,
  percent: /[٠-٩]+٪/u,
  years: /[٠-٩]{4}–[٠-٩]{4}/u,
  span: /[٠-٩]+ إلى [٠-٩]+/u,
  hours: /من [٠-٩]+ [\p{L}\p{M}]+ إلى [٠-٩]+ [\p{L}\p{M}]+/u,
  date: /[٠-٩]+ \p{L}+ [٠-٩]{4}/u,
  counter: /[٠-٩]+ من [٠-٩]+/u,
  times: /× [٠-٩]/u,
  more: /\+[٠-٩]/u,
  phone: /\+20\d{10}/,
  email: /\w+@\w+\.\w+/,
  payee: /\w+@\w+/,
  postcode: /\b\d{5}\b/,
  order: /ORD-\d+-[A-Z\d]{9}/,
  code: /NILE-2026/,
} as const;

/** Kinds of numbers that each screen must contain; without them the check would be empty. */
const expectedKinds: Readonly<Record<string, readonly (keyof typeof kinds)[]>> = {
  home: ['price', 'percent', 'years'],
  'all products': ['price', 'percent'],
  'a category': ['price', 'percent'],
  'a product': ['price', 'percent', 'date'],
  'signing up': ['phone'],
  contact: ['phone', 'email', 'postcode', 'hours', 'span', 'price'],
  'the full cart': ['price', 'discount', 'percent'],
  'the checkout': ['price', 'discount', 'percent', 'code', 'counter', 'phone', 'span'],
  'the confirmation': ['price', 'discount', 'order', 'code', 'phone', 'email', 'payee', 'date', 'span', 'postcode'],
  'the profile': ['phone', 'email', 'date'],
  'the account': ['price', 'discount', 'order', 'code', 'phone', 'date', 'times', 'more'],
};

const isShown = (kind: keyof typeof kinds, texts: readonly (readonly Glyph[])[]) =>
  texts.some((glyphs) => kinds[kind].test(normalizeText(glyphs.map(({ text }) => text).join(''))));

test('every price, phone, order number and code on every Arabic screen is displayed in the right order', async () => {
  const disorder: string[] = [];
  const missing: string[] = [];
  const visited: string[] = [];
  await forEachScreen(shop, reader, async (screen, page) => {
    visited.push(screen);
    for (const width of [1440, 390]) {
      await widen(page, width);
      const texts = await readGlyphs(page);
      disorder.push(...findBidiFaults(texts).map((fault) => `${screen}, ${width} px: ${fault}`));
      disorder.push(...(await findTurnedFields(page)).map((field) => `${screen}, ${width} px, field ${field}`));
      const lost = (expectedKinds[screen] ?? []).filter((kind) => !isShown(kind, texts));
      missing.push(...lost.map((kind) => `${screen}, ${width} px: no ${kind}`));
    }
  });
  expect(visited).toEqual(expect.arrayContaining(Object.keys(expectedKinds)));
  expect(disorder).toEqual([]);
  expect(missing).toEqual([]);
});

describe('bidi check on an empty page', () => {
  let visit: NewVisit;

  beforeAll(async () => {
    visit = await shop.visit(reader);
  });

  afterAll(() => visit.leave());

  const disorderOf = async (html: string) => {
    await visit.page.setContent(`<!doctype html><html lang="ar" dir="rtl"><body>${html}</body></html>`);
    return findBidiFaults(await readGlyphs(visit.page));
  };

  test('every Arabic message is displayed in the right order', async () => {
    const sentences = [...(await flattenMessages('ar', testSettings)).values()];
    expect(sentences.filter((sentence) => /[٠-٩]/.test(sentence)).length).toBeGreaterThan(50);
    expect(await disorderOf(sentences.map((sentence) => `<p>${sentence}</p>`).join(''))).toEqual([]);
  });

  test.each([
    'اتصل بنا على +20 100 000 0000 الآن',
    'طلبك 2026-0001-LZ في الطريق',
    'نفتح من 9:00-18:00 يوميًا',
    'خصم <bdi dir="ltr">٦٠٪</bdi> اليوم',
    'الخصم <bdi dir="ltr">−٩٠ ج.م</bdi>',
    'رقم الهاتف <bdi dir="ltr">+20<b style="padding: 0 3em">100</b></bdi>',
    'الكود <bdi dir="ltr" style="unicode-bidi: isolate-override; direction: rtl">NILE-2026</bdi>',
    '<span dir="ltr">من ٥ إلى ٧ أيام <span>١٠٪</span></span>',
  ])('detects the wrong order: %s', async (text) => {
    expect(await disorderOf(text)).not.toEqual([]);
  });

  test.each([
    'اتصل بنا على <bdi dir="ltr">+20 100 000 0000</bdi> الآن',
    'اتصل بنا على \u2068+201000000000\u2069 الآن',
    'طلبك <bdi dir="ltr">2026-0001-LZ</bdi> في الطريق',
    'خصم ٦٠٪ على <b>١٬٢٥٠ ج.م</b>، أي −٧٥٠ ج.م',
    'من ١٤ مارس ٢٠٢٦ إلى ٢٠٢٧–٢٠٢٨',
    'كتبت: <bdi>Lovely, all 24 cups (EGP 1,250).</bdi>',
  ])('accepts the right order: %s', async (text) => {
    expect(await disorderOf(text)).toEqual([]);
  });
});
