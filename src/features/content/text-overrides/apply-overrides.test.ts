import { describe, expect, test } from 'vitest';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import type { ShopSettings } from '#core/settings/settings.ts';
import {
  checkLabel,
  cleanLabel,
  effectiveLabels,
  labelsOfPages,
} from '#features/content/text-overrides/check-override.ts';
import { labelRegistry } from '#features/content/text-overrides/label-registry.ts';
import { testSettings } from '#tests/support/test-settings.ts';

const registry = await labelRegistry();

const settingsWith = (labels: ShopSettings['labels'], settings = testSettings) => ({
  ...settings,
  labels: effectiveLabels(labels, registry, settings),
});

describe('labels in place of messages', () => {
  test('labels replace a text in both languages and leave all others', () => {
    const settings = settingsWith({ 'common/catalogue/addToCart': { ar: 'اشترِ الآن', en: 'Buy now' } });
    expect(messagesOf('ar', settings).catalogue.addToCart).toBe('اشترِ الآن');
    expect(messagesOf('en', settings).catalogue.addToCart).toBe('Buy now');
    expect({ ...messagesOf('en', settings).catalogue, addToCart: 'Add to Cart' }).toEqual({
      ...messagesOf('en', testSettings).catalogue,
      // functions are equal only to themselves
      badges: expect.anything(),
      was: expect.anything(),
      now: expect.anything(),
    });
  });

  test('labels fill in parameters, each with its own direction, also in one of several texts of a message', () => {
    const settings = settingsWith({
      'forms/notices/cart/added/body': { ar: 'الكمية {quantity} من {name}', en: '{quantity} of {name}, yours' },
    });
    expect(messagesOf('en', settings).notices.cart.added({ name: 'Lotus {quantity}', quantity: '2' })).toEqual({
      title: 'Added to cart',
      body: '\u20682\u2069 of \u2068Lotus {quantity}\u2069, yours',
    });
  });

  test('labels replace single plural forms', () => {
    const { counts } = messagesOf('ar', settingsWith({ 'common/counts/items/few': { ar: '{count} تحف', en: null } }));
    expect([counts.items(3), counts.items(2), counts.items(20)]).toEqual(['٣ تحف', 'قطعتان', '٢٠ قطعة']);
  });

  test('labels contain setting values, and change with them', () => {
    const labels = {
      'common/layout/promises/2': { ar: 'الجواب خلال {replyHours}', en: 'Answers in {replyHours}' },
      'content/contact/hero/text': { ar: 'نرد خلال {replyHours}', en: 'Answers in {replyHours}' },
    };
    const slow = {
      ...testSettings,
      service: { ...testSettings.service, replyHours: 48 },
    };
    expect(messagesOf('en', settingsWith(labels)).layout.promises[2]).toBe('Answers in 24 hours');
    expect(messagesOf('en', settingsWith(labels, slow)).layout.promises[2]).toBe('Answers in 48 hours');
    expect(serverTexts('en', settingsWith(labels, slow)).contact.hero.text).toBe('Answers in 48 hours');
  });

  test('labels that no longer fit a message are ignored', () => {
    const settings = settingsWith({
      'common/gone/title': { ar: 'نص', en: 'Text' },
      'forms/notices/cart/added/title': { ar: 'نص', en: 'Fixed by the specification' },
      'cart/cart/removeNamed': { ar: 'نص', en: 'Without its parameter' },
    });
    expect(settings.labels).toEqual({ ar: {}, en: {} });
  });

  test('labels of long texts are not sent with a page', () => {
    const { en } = settingsWith({
      'content/contact/hero/title': { ar: 'أزرق', en: 'Blue' },
      'common/catalogue/soon': { ar: 'قريبًا جدًا', en: 'Very soon' },
    }).labels;
    expect(labelsOfPages(en)).toEqual({ 'common/catalogue/soon': 'Very soon' });
  });
});

describe('checking a label', () => {
  const check = (key: string, ar: string | null, en: string | null) => checkLabel(registry.get(key), { ar, en });

  test.each([
    ['common/catalogue/addToCarts', 'نص', 'Text', [{ code: 'setting.labelUnknown' }]],
    ['forms/notices/cart/added/title', 'نص', 'Text', [{ code: 'setting.labelFixed' }]],
    ['common/layout/footer/newsletterText', 'نص', 'Text', [{ code: 'setting.labelFixed' }]],
    ['content/home/hero/headline', 'نص', 'Text', [{ code: 'setting.labelFixed' }]],
    ['cart/cart/removeNamed', 'احذف {name}', 'Remove', [{ language: 'en', code: 'setting.labelLacks' }]],
    ['cart/cart/removeNamed', 'احذف {name} {price}', 'Remove {name}', [{ language: 'ar', code: 'setting.labelNames' }]],
    [
      'common/catalogue/addToCart',
      'أضف {name}',
      'Add {bundlePercent}',
      [
        { language: 'ar', code: 'setting.labelNames' },
        { language: 'en', code: 'setting.labelNames' },
      ],
    ],
    ['common/counts/items/few', '{count} تحف', '{count} pieces', [{ language: 'en', code: 'generic' }]],
    ['common/counts/items/other', '{count} تحفة', null, [{ language: 'en', code: 'required' }]],
    ['common/counts/items/one', 'تحفة {count}', 'A piece', []],
    ['common/counts/items/other', '{count} تحفة', 'Pieces', [{ language: 'en', code: 'setting.labelLacks' }]],
    ['cart/cart/offer/activeTitle', 'خصمك', 'Yours', []],
    ['cart/cart/removeNamed', 'احذف {name}', 'Take {name} out', []],
  ])('%s: “%s”, “%s” has the issues %j', (key, ar, en, issues) => {
    expect(check(key, ar, en)).toEqual(issues);
  });

  test('a label becomes a single line', () => {
    const label = { ar: 'سطر\nثانٍ', en: 'One\ntwo' };
    expect(cleanLabel(label)).toEqual({ ar: 'سطر ثانٍ', en: 'One two' });
  });
});
