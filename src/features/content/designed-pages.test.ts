import { describe, expect, test } from 'vitest';
import { drawnName } from '#core/i18n/drawn-name.ts';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { parseText } from '#core/text/parse-text.ts';
import { placeholdersIn } from '#core/text/placeholders.ts';
import { plainText, type RichText, type Span } from '#core/text/rich-text.ts';
import { type DisplayedText, fillText } from '#core/text/text-kinds.ts';
import { isSpecified } from '#features/content/text-overrides/specified-sentences.ts';
import { shopFacts } from '#tests/support/shop-facts.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { type DesignedPageName, designedPageNames } from './content-page-names.ts';
import { fieldsOf, groupOf } from './designed-page-fields.ts';
import { defaultPageValue } from './page-texts.ts';
import { placeholderValues } from './placeholders.ts';

const facts = { ...shopFacts, name: drawnName };
const placeholderNames = Object.keys(placeholderValues(facts, testSettings, 'ar'));
const defaultsOf = (page: DesignedPageName, language: ContentLanguage, name = facts.name) =>
  defaultPageValue(page, name)[language] as Readonly<Record<string, string>>;

/** A displayed text without emphasis and targets, with an empty line between blocks. */
const plain = (content: DisplayedText): string => {
  if (typeof content === 'string') return content;
  const blocks = content as RichText;
  if (blocks[0]?.type === undefined) return plainText(content as readonly Span[]);
  return blocks.map((block) => (block.type === 'list' ? '' : plainText(block.spans))).join('\n\n');
};

const messageAt = (page: DesignedPageName, field: string, language: ContentLanguage): unknown =>
  field
    .split('/')
    .reduce<unknown>(
      (inner, part) => (inner as Readonly<Record<string, unknown>>)[part],
      serverTexts(language, testSettings)[page],
    );

describe.each(designedPageNames)('the default texts of %s', (page) => {
  test.each(contentLanguages)('the default texts in %s are valid and equal the messages of the shop', (language) => {
    const values = placeholderValues(facts, testSettings, language);
    for (const { name, kind } of fieldsOf(page)) {
      const { content, problems } = parseText(kind, defaultsOf(page, language)[name] ?? '', placeholderNames);
      expect(problems, name).toEqual([]);
      expect(plain(fillText(kind, content, values)), name).toBe(messageAt(page, name, language));
    }
  });

  test('the default texts contain numbers only as placeholders', () => {
    for (const language of contentLanguages)
      for (const [name, text] of Object.entries(defaultsOf(page, language)))
        expect(text.replaceAll(/\{\w+\}/gu, ''), name).not.toMatch(/\p{Nd}/u);
  });

  test('the default texts have the same placeholders in both languages, except the name that the story explains', () => {
    for (const { name } of fieldsOf(page)) {
      const [ar, en] = contentLanguages.map((language) =>
        placeholdersIn(defaultsOf(page, language)[name] ?? '').filter((each) => each !== 'shopName'),
      );
      expect(en, name).toEqual(ar);
    }
  });

  test('the default texts of a renamed shop do not mention the drawn name', () => {
    const [drawn, other] = [undefined, { ar: 'خزف النيل', en: 'Nile Porcelain' }].map((name) =>
      contentLanguages.map((language) => defaultsOf(page, language, name)['story/text'] ?? ''),
    );
    expect(drawn?.join(' ')).toMatch(/اللام والألف|lapis lazuli/u);
    expect(other?.join(' ')).not.toMatch(/اللام والألف|lapis lazuli|lām/u);
    expect(other?.every((text) => text.length > 40)).toBe(true);
  });

  test('the default texts include no sentence of the specification, because owners cannot change those', () => {
    const texts = Object.values(defaultsOf(page, 'en'));
    expect(texts.filter(isSpecified)).toEqual([]);
  });

  test.each(contentLanguages)('each text has a label and each part a title in %s', async (language) => {
    const { fields, groups } = (await loadMessages('admin', language, testSettings)).pages;
    for (const { name } of fieldsOf(page)) {
      expect(fields).toHaveProperty(name.split('/').at(-1) ?? '');
      expect(groups).toHaveProperty(groupOf(name));
    }
  });
});

test('the about page has four values, and the home page five testimonials (specification 2)', () => {
  const count = (page: DesignedPageName, pattern: RegExp) =>
    fieldsOf(page).filter(({ name }) => pattern.test(name)).length;
  expect(count('about', /^values\/items\/\d\/title$/u)).toBe(4);
  expect(count('home', /^testimonials\/\d\/text$/u)).toBe(5);
});
