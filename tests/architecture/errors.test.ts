import { describe, expect, test } from 'vitest';
import { languages } from '#core/i18n/language.ts';
import { errorText } from '#tests/support/error-text.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { ErrorCode } from '../../src/generated/error-codes.gen.ts';
import { errors } from '../../src/generated/errors.gen.ts';
import { messagesOf } from '../../src/locales/messages.ts';

const codes = Object.keys(errors) as ErrorCode[];
const full = { minimum: 50000, seconds: 4, name: { ar: 'إفريز اللوتس', en: 'Lotus Frieze' }, total: 421200 };

describe.each(codes)('%s', (code) => {
  test.each(languages)('has a message in %s, with and without its details', (language) => {
    for (const details of [{}, full, { minimum: null, seconds: 'soon', name: 7, total: Number.NaN }]) {
      const sentence = errorText(code, language, details);
      expect(sentence).toMatch(language === 'ar' ? /\p{Script=Arabic}/u : /^[A-Z]/u);
      expect(sentence).not.toMatch(/[{}]|undefined|null|NaN|\[object/u);
    }
  });
});

test.each([
  [
    'PROMO_BELOW_MINIMUM',
    { minimum: 50000 },
    'Minimum purchase amount is 500 EGP',
    'الحد الأدنى لقيمة المشتريات ٥٠٠\u00a0ج.م',
  ],
  [
    'PROMO_THROTTLED',
    { seconds: 4 },
    'Please wait 4 seconds before trying again',
    'يُرجى الانتظار ٤ ثوانٍ قبل المحاولة مرة أخرى',
  ],
  [
    'PROMO_THROTTLED',
    { seconds: 0.4 },
    'Please wait 1 second before trying again',
    'يُرجى الانتظار ثانية واحدة قبل المحاولة مرة أخرى',
  ],
  [
    'PROMO_THROTTLED',
    { seconds: 30 },
    'Please wait 30 seconds before trying again',
    'يُرجى الانتظار ٣٠ ثانية قبل المحاولة مرة أخرى',
  ],
  [
    'TOO_MANY_REQUESTS',
    { seconds: 3540 },
    'Please wait 59 minutes before trying again',
    'يُرجى الانتظار ٥٩ دقيقة قبل المحاولة مرة أخرى',
  ],
  [
    'OUT_OF_STOCK',
    full,
    'Lotus Frieze is no longer available in this quantity',
    'لم تعد هذه الكمية متوفرة من إفريز اللوتس',
  ],
  [
    'TOTAL_CHANGED',
    full,
    'The total has changed to EGP\u00a04,212. Review it, then place the order.',
    'تغيّر الإجمالي إلى ٤٬٢١٢\u00a0ج.م. راجعه ثم أكّد الطلب.',
  ],
] as const)('%s %j includes its details', (code, details, english, arabic) => {
  expect(errorText(code, 'en', details)).toBe(english);
  expect(errorText(code, 'ar', details)).toBe(arabic);
});

test('known errors of the accounts service have messages, and unknown ones get the general message', () => {
  const { errorSentence } = messagesOf('en', testSettings).auth;
  expect(errorSentence('invalid_credentials')).toBe('Invalid email or password');
  expect(errorSentence('user_already_exists')).toBe('An account with this email already exists');
  expect(errorSentence('over_request_rate_limit')).toBe('Too many attempts. Please try again later.');
  expect(errorSentence('network')).toBe('No connection. Check the internet and try again.');
  expect(errorSentence('unavailable')).toBe('The shop is not available right now. Please try again in a moment.');
  expect(errorSentence('a_new_code')).toBe('Something went wrong. Please try again.');
  expect(errorSentence(undefined)).toBe('Something went wrong. Please try again.');
});
