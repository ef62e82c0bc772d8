import { describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { flattenMessages } from '#tests/support/flatten-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { languages } from './language.ts';

const arabic = await flattenMessages('ar', testSettings);
const english = await flattenMessages('en', testSettings);
const isChatLine = (path: string): boolean => path.startsWith('content/sellerChat/lines/');
const withoutIsolated = (sentence: string): string => sentence.replace(/\u2068[^\u2069]*\u2069/gu, '');

describe('both languages', () => {
  test('both languages have the same keys', () => {
    expect([...english.keys()]).toEqual([...arabic.keys()]);
    expect(english.size).toBeGreaterThan(400);
  });

  test('both languages have no empty message and no unfilled placeholder', () => {
    const bad = [...arabic, ...english].filter(
      ([path, sentence]) => sentence.trim() === '' || (/[{}]|undefined|NaN/u.test(sentence) && !isChatLine(path)),
    );
    expect(bad).toEqual([]);
  });

  test('differ in every message, except in texts that are the same in both', () => {
    const same = [...arabic].filter(([path, sentence]) => english.get(path) === sentence).map(([path]) => path);
    expect(same).toEqual(
      same.filter((path) => path.endsWith('/key') || /^content\/(?:meta\/product|mail)\//u.test(path)),
    );
  });

  test.each([
    ['"email" replaces "mail"', /\bmail(?:s|ed|ing)?\b(?! server)/iu],
    ['stocktaking is one word', /\bstock[- ]tak/iu],
    ['"in the meantime" replaces "meanwhile"', /\bmeanwhile\b/iu],
    ['money is refunded instead of going back', /\b(?:goes|gone|went) back\b|\bsend (?:\S+ )?money back\b/iu],
    ['an admin records something instead of writing it down', /\bwr(?:ite|ote|itten|ites)(?: (?:it|them))? down\b/iu],
    ['"told" and "asked for" are not labels', /^(?:Told|Asked for)$/u],
  ])('English admin texts follow the rule: %s', (_, banned) => {
    const violations = [...english].filter(([path, sentence]) => path.startsWith('admin/') && banned.test(sentence));
    expect(violations).toEqual([]);
  });

  test('both languages use exclamation marks only where the specification does', () => {
    const raised = [...english].filter(([, sentence]) => sentence.includes('!')).map(([path]) => path);
    const raisedInArabic = [...arabic].filter(([, sentence]) => sentence.includes('!')).map(([path]) => path);
    expect(raisedInArabic).toEqual(raised);
    expect(new Set(raised.map((path) => english.get(path)?.replace(' | Lazaward', '')))).toEqual(
      new Set([
        'Thank you for your order!',
        'Message sent successfully!',
        'Welcome!',
        'Welcome back!',
        'Code Applied!',
        'Registered!',
        'Successfully Subscribed!',
        'Get 10% Off Your First Order!',
        'Unexpected Application Error!',
        'No reviews yet. Be the first to review!',
      ]),
    );
  });
});

test('Arabic messages contain no Latin digit or percent sign, except in text to type or copy', () => {
  const bad = [...arabic].filter(([, sentence]) => /[0-9%]/u.test(withoutIsolated(sentence)));
  expect(bad).toEqual([]);
});

test('English messages contain no Arabic letter', () => {
  const bad = [...english].filter(([, sentence]) => /\p{Script=Arabic}/u.test(sentence)).map(([path]) => path);
  expect(bad).toEqual([]);
});

test("the browser loads one language's messages, equal to those of the server", async () => {
  for (const language of languages) {
    const flat = await Promise.all(
      (['common', 'cart', 'forms', 'checkout'] as const).map((name) => loadMessages(name, language, testSettings)),
    );
    const productDetails = await loadMessages('productDetails', language, testSettings);
    expect({ ...Object.assign({}, ...flat), productDetails }).toEqual(messagesOf(language, testSettings));
  }
  expect((await loadMessages('account', 'en', testSettings)).tabs.orders).toBe('Orders');
  expect((await loadMessages('accountSecurity', 'en', testSettings)).elsewhere.leave).toBe('Sign out everywhere else');
  expect((await loadMessages('discountDialog', 'en', testSettings)).later).toBe('Maybe Later');
  expect((await loadMessages('admin', 'ar', testSettings)).orders.title).toBe('الطلبات');
  expect((await loadMessages('offline', 'ar', testSettings)).returned.title).toBe('عاد الاتصال');
});
