import { describe, expect, test } from 'vitest';
import type { ErrorDefinition } from '#core/errors/define-errors.ts';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { authErrorMessage } from '#features/auth/auth-error-message.ts';
import { contract } from '#generated/contract.gen.ts';
import type { ErrorCode } from '#generated/error-codes.gen.ts';
import { errors } from '#generated/errors.gen.ts';
import { errorText } from '#tests/support/error-text.ts';
import { testSettings } from '#tests/support/test-settings.ts';

const definitions = Object.entries<ErrorDefinition>(errors) as [ErrorCode, ErrorDefinition][];
const full = { minimum: 50000, seconds: 4, name: { ar: 'إفريز اللوتس', en: 'Lotus Frieze' }, total: 421200 };
const script = { ar: /\p{Script=Arabic}/u, en: /[A-Za-z]/u } as const satisfies Record<ContentLanguage, RegExp>;

describe.each(definitions)('%s', (code, { details: sample = {} }) => {
  test.each(contentLanguages)('each error has a message in %s, with and without its details', (language) => {
    for (const details of [{}, sample, full, { minimum: null, seconds: 'soon', name: 7, total: Number.NaN }]) {
      const sentence = errorText(code, language, details);
      expect(sentence).toMatch(script[language]);
      expect(sentence).not.toMatch(/[{}]|undefined|null|NaN|\[object/u);
    }
  });
});

/** Codes in the contract of a router's endpoints. */
const pickedCodes = (router: object): readonly string[] =>
  Object.values(router).flatMap((part: object) =>
    '~orpc' in part ? Object.keys((part['~orpc'] as { errorMap: object }).errorMap) : pickedCodes(part),
  );

test('an endpoint returns each error, except those defined as never returned', () => {
  const picked = new Set(pickedCodes(contract));
  for (const [code, { isReturned = true }] of definitions) expect(picked.has(code), code).toBe(isReturned);
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
  const { errors: texts } = messagesOf('en', testSettings).auth;
  const errorSentence = (code: string | undefined) => authErrorMessage(texts, code);
  expect(errorSentence('invalid_credentials')).toBe('Invalid email or password');
  expect(errorSentence('user_already_exists')).toBe('An account with this email already exists');
  expect(errorSentence('over_request_rate_limit')).toBe('Too many attempts. Please try again later.');
  expect(errorSentence('network')).toBe('No connection. Check the internet and try again.');
  expect(errorSentence('unavailable')).toBe('The shop is not available right now. Please try again in a moment.');
  expect(errorSentence('a_new_code')).toBe('Something went wrong. Please try again.');
  expect(errorSentence(undefined)).toBe('Something went wrong. Please try again.');
});
