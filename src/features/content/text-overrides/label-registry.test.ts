import { describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { isLabelValue } from '#core/i18n/override-facts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { lengthOf } from '#core/text/clean-text.ts';
import { MAX_LABEL_LENGTH } from '#features/content/text-overrides/text-override.ts';
import { consents } from '#generated/consents.gen.ts';
import { excludedMessages, readOnlyMessages } from '#generated/text-places.gen.ts';
import { flattenMessages } from '#tests/support/flatten-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { isBelow, labelRegistry, namesIn, placeOf } from './label-registry.ts';
import { specifiedSentences } from './specified-sentences.ts';

const registry = await labelRegistry();
const entries = [...registry.values()];
const keys = [...registry.keys()];

const english = await flattenMessages('en', testSettings);

describe('the registry of messages', () => {
  test.each(contentLanguages)('the registry has every message in %s that has a location', async (language) => {
    const hasEntry = (key: string) => registry.has(key) || keys.some((each) => each.startsWith(`${key}/`));
    const missing = [...(await flattenMessages(language, testSettings))].filter(
      ([key]) => placeOf(key) !== undefined && !hasEntry(key),
    );
    // these join or format names, amounts and pages, without text of their own
    expect(missing.map(([key]) => key).toSorted()).toEqual(
      [
        'account/orders/between',
        'content/mail/order/arrival',
        'content/mail/order/item',
        'content/mail/order/sentence',
        'content/meta/product/description',
        'content/meta/product/title',
        'content/meta/siteName',
        'content/search/andMore',
        'content/search/between',
        'common/layout/brand',
      ].toSorted(),
    );
  });

  test('the registry has one entry for each plural form, null where a language lacks the form', () => {
    expect(registry.get('common/counts/items/few')?.defaults).toEqual({ ar: '{count} قطع', en: null });
    expect(registry.get('common/counts/items/other')?.defaults).toEqual({ ar: '{count} قطعة', en: '{count} items' });
  });

  test('the registry lists parameters and setting values of messages, also of one that returns several texts', () => {
    expect(registry.get('forms/notices/cart/added/body')).toMatchObject({
      defaults: { en: '{name}, quantity: {quantity}' },
      parameters: ['name', 'quantity'],
      values: [],
      fixed: null,
    });
    expect(registry.get('content/about/values/items/3/text')).toMatchObject({
      defaults: { en: 'We reply within {replyHours} and accept returns for {returnDays}.' },
      values: ['replyHours', 'returnDays'],
    });
  });

  test('templates have no number of a rule, and no parameter has the name of a setting value', () => {
    const texts = entries.flatMap(({ defaults }) => [defaults.ar ?? '', defaults.en ?? '']);
    expect(texts.filter((text) => /7,?9[0-9]{2}|٧٬?٩[٠-٩]{2}/u.test(text))).toEqual([]);
    expect(entries.flatMap(({ parameters }) => parameters.filter(isLabelValue))).toEqual([]);
  });

  test('each template equals its message', () => {
    expect(entries.filter(({ fixed }) => fixed === null).length).toBeGreaterThan(600);
    const broken = entries.filter(({ defaults }) => /NaN|undefined|\[object/u.test(`${defaults.ar} ${defaults.en}`));
    expect(broken).toEqual([]);
  });

  test('each default has one line within the limit of a label, and the same parameters in both languages', () => {
    for (const { key, defaults, parameters } of entries.filter(({ fixed }) => fixed === null)) {
      expect(lengthOf(defaults.ar ?? ''), key).toBeLessThanOrEqual(MAX_LABEL_LENGTH);
      expect(lengthOf(defaults.en ?? ''), key).toBeLessThanOrEqual(MAX_LABEL_LENGTH);
      expect(`${defaults.ar}${defaults.en}`, key).not.toContain('\n');
      const ofLanguage = (text: string) =>
        namesIn(text)
          .filter((name) => !isLabelValue(name))
          .toSorted();
      const isPlural = parameters.includes('count');
      if (defaults.ar !== null && defaults.en !== null && !isPlural)
        expect(ofLanguage(defaults.ar), key).toEqual(ofLanguage(defaults.en));
    }
  });
});

describe('fixed messages', () => {
  test.each(specifiedSentences.filter((sentence) => !sentence.includes('{n}')))(
    '“%s” is fixed in every message',
    (sentence) => {
      const matching = [...english].filter(([, text]) => text === sentence).map(([key]) => key);
      expect(matching).not.toEqual([]);
      const offered = matching.filter((key) => registry.has(key));
      expect(offered.map((key) => registry.get(key)?.fixed)).toEqual(offered.map(() => 'specification'));
    },
  );

  test('sentences with a number are fixed', () => {
    for (const key of ['refusals/PROMO_BELOW_MINIMUM', 'refusals/PROMO_THROTTLED', 'forms/notices/promo/applied/body'])
      expect(registry.get(key)?.fixed, key).toBe('specification');
  });

  test.each(consents)('the text of the consent $name is fixed', ({ versions }) => {
    const text = versions.at(-1)?.text.en;
    const matching = entries.filter(({ defaults }) => defaults.en === text);
    expect(matching.map(({ fixed }) => fixed)).toEqual(['consent']);
  });

  test('texts of the home and about pages are fixed, because they are edited with their page', () => {
    const ofPages = entries.filter(({ place }) => place === 'home' || place === 'about');
    expect(ofPages.length).toBeGreaterThan(50);
    expect([...new Set(ofPages.map(({ fixed }) => fixed))]).toEqual(['page']);
  });

  test('every listed key has a message', () => {
    const listed = Object.keys(readOnlyMessages);
    expect(listed.filter((beginning) => !keys.some((key) => isBelow(key, beginning)))).toEqual([]);
    expect(excludedMessages.filter((beginning) => ![...english.keys()].some((key) => isBelow(key, beginning)))).toEqual(
      [],
    );
  });

  test('texts that follow the shipping rules or are composed by the program are fixed', () => {
    expect(registry.get('common/layout/promises/0')?.fixed).toBe('settings');
    for (const key of ['refusals/OUT_OF_STOCK', 'content/mail/hello', 'content/search/headed'])
      expect(registry.get(key)?.fixed, key).toBe('computed');
    expect(messagesOf('en', testSettings).catalogue.addToCart).toBe('Add to Cart');
    expect(registry.get('common/catalogue/addToCart')?.fixed).toBe(null);
  });
});
