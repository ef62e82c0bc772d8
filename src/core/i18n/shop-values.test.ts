import { describe, expect, test } from 'vitest';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { pounds } from '#core/money/money.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { loadMessages, namespaceNames } from './messages.ts';
import { serverTexts } from './server-texts.ts';

/** Notation of a default value in messages. */
type Notation = Readonly<Record<ContentLanguage, RegExp>>;

/** Notation of every number of the settings and of the shop's name, by path; null for values that no message may contain. */
const rules: Readonly<Record<string, Notation | null>> = {
  'name.ar': { en: /لازورد/u, ar: /(?<!ال)لازورد/u },
  'name.en': { en: /Lazaward/u, ar: /Lazaward/u },
  'tax.percent': null,
  'shipping.defaultZone.fee': { en: /\b150\b/u, ar: /(?<!\p{Nd})١٥٠(?!\p{Nd})/u },
  'shipping.defaultZone.freeFrom': { en: /\b3,000\b/u, ar: /٣٬٠٠٠/u },
  'shipping.defaultZone.days.min': { en: /\b5-\d/u, ar: /(?<!\p{Nd})٥ إلى/u },
  'shipping.defaultZone.days.max': { en: /\d-7\b/u, ar: /إلى ٧(?!\p{Nd})/u },
  'offers.bundlePercent': { en: /\b10%/u, ar: /(?<!\p{Nd})١٠٪/u },
  'offers.bundleFromLines': { en: /\b(?:three|3) or more/u, ar: /(?:ثلاثة|٣) منتجات مختلفة أو أكثر/u },
  'offers.togetherPercent': { en: /\b15%/u, ar: /١٥٪/u },
  'offers.welcomePercent': { en: /\b10%/u, ar: /(?<!\p{Nd})١٠٪/u },
  'service.returnDays': { en: /\b30[ -]day/u, ar: /(?<!\p{Nd})٣٠ يوم/u },
  'service.replyHours': { en: /\b24 hours/u, ar: /٢٤ ساعة/u },
  // “cart.quantityMax” contains the hard limit of the schema, which owners cannot change
  'service.maxQuantity': { en: /(?:than|is) 100(?: of| items| per)/u, ar: /(?<!\p{Nd})١٠٠ قطعة/u },
  'reviews.claimedCount': null,
  'discountDialog.delaySeconds': null,
};

/** Notation of the defaults that no message may contain. */
const forbidden: Notation = { en: /\b14%|\b24 reviews/u, ar: /١٤٪|٢٤ (?:مراجعة|تقييم)/u };

/** Settings that share no number with the defaults. */
const changed: PublicSettings = {
  ...testSettings,
  name: { ar: 'فيروز', en: 'Fayrouz' },
  tax: { ...testSettings.tax, percent: 17, base: 'after-discounts', display: 'everywhere' },
  shipping: {
    defaultZone: {
      ...testSettings.shipping.defaultZone,
      fee: pounds(987),
      freeFrom: pounds(4321),
      days: { min: 41, max: 43 },
    },
    zones: [],
  },
  offers: { ...testSettings.offers, bundlePercent: 23, bundleFromLines: 8, togetherPercent: 27, welcomePercent: 32 },
  service: { ...testSettings.service, returnDays: 47, returnShipping: 'never', replyHours: 31, maxQuantity: 61 },
  reviews: { ...testSettings.reviews, claimedCount: 777 },
  discountDialog: { ...testSettings.discountDialog, delaySeconds: 9 },
};

const { defaultZone } = changed.shipping;
const withShipping = (zone: Partial<typeof defaultZone>, zones: PublicSettings['shipping']['zones'] = []) => ({
  ...changed,
  shipping: { defaultZone: { ...defaultZone, ...zone }, zones },
});

/** The changed settings, and variants that select other sentences. */
const variants: readonly PublicSettings[] = [
  changed,
  withShipping({ fee: 0 }),
  withShipping({ freeFrom: null }),
  withShipping({}, [{ ...defaultZone, fee: pounds(765), governorates: ['aswan'] }]),
  { ...changed, offers: { ...changed.offers, bundlePercent: 0, togetherPercent: 0, welcomePercent: 0 } },
];

/** Lists every message of a language, plain or filled: those of the pages, and the long texts with mails and seller chat. */
const listSentences = async (language: ContentLanguage, settings: PublicSettings): Promise<string[]> => {
  const namespaces = await Promise.all(namespaceNames.map((name) => loadMessages(name, language, settings)));
  const sentences = listTexts([...namespaces, serverTexts(language, settings)]);
  expect(sentences.length).toBeGreaterThan(1000);
  return sentences;
};

/** Stand-in for any argument of a message. */
const anything: unknown = new Proxy(() => '', {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? [][Symbol.iterator] : anything),
  apply: () => '',
});

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    return [anything, 1, 2, 3, 11].flatMap((sample) => {
      try {
        return listTexts(value(sample));
      } catch {
        return [];
      }
    });
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

/** Paths of all numbers in a value. */
const listPaths = (value: unknown, path = ''): string[] => {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listPaths(inner, path === '' ? name : `${path}.${name}`));
};

const valueAt = (settings: PublicSettings, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], settings);

test('the table of rules covers every number of the settings, and each is changed', () => {
  const { revision: _, ...settings } = testSettings;
  expect(Object.keys(rules).toSorted()).toEqual(['name.ar', 'name.en', ...listPaths(settings)].toSorted());
  for (const path of Object.keys(rules)) expect(valueAt(changed, path)).not.toBe(valueAt(testSettings, path));
});

describe.each(contentLanguages)('in %s', (language) => {
  test.each(Object.entries(rules))('no message hard-codes %s', async (path, notation) => {
    const old = notation?.[language] ?? forbidden[language];
    const before = await listSentences(language, testSettings);
    const isNamed = notation !== null && (!path.startsWith('name.') || path === `name.${language}`);
    expect(before.some((sentence) => old.test(sentence))).toBe(isNamed);
    for (const settings of variants) {
      const after = await listSentences(language, settings);
      expect(after.filter((sentence) => old.test(sentence))).toEqual([]);
    }
  });
});
