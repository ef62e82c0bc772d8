import { describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { parseMarkdown } from '#core/text/parse-markdown.ts';
import { placeholdersIn } from '#core/text/placeholders.ts';
import type { Block } from '#core/text/rich-text.ts';
import { shopFacts } from '#tests/support/shop-facts.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { defaultPageText } from './page-texts.ts';
import { placeholderValues } from './placeholders.ts';
import { pageNames } from './policy-page-names.ts';

const placeholderNames = Object.keys(placeholderValues(shopFacts, testSettings, 'ar'));

/** Numbers and years of the laws that the texts name: 181 of 2018, 151 of 2020. */
const laws = new Set(['181', '2018', '151', '2020', '١٨١', '٢٠١٨', '١٥١', '٢٠٢٠']);

/** Kinds of the blocks, with the levels of headings and the numbers of items. */
const outlineOf = (blocks: readonly Block[]): string[] =>
  blocks.map((block) =>
    block.type === 'heading'
      ? `h${block.level}`
      : block.type === 'list'
        ? `${block.isOrdered ? 'ol' : 'ul'} of ${block.items.length}`
        : 'p',
  );

describe.each(pageNames)('the default text of %s', (name) => {
  test('the default text has the same outline in both languages', () => {
    const [ar = [], en] = contentLanguages.map((language) =>
      outlineOf(parseMarkdown(defaultPageText(name, language), placeholderNames).text),
    );
    expect(ar).toContain('h2');
    expect(en).toEqual(ar);
  });

  test('the default text has the same placeholders in both languages', () => {
    const [ar, en] = contentLanguages.map((language) =>
      [...new Set(placeholdersIn(defaultPageText(name, language)))].sort(),
    );
    expect(en).toEqual(ar);
  });

  test('the default text is valid Markdown with known placeholders', () => {
    for (const language of contentLanguages)
      expect(parseMarkdown(defaultPageText(name, language), placeholderNames).problems, language).toEqual([]);
  });

  test('the default text contains numbers only as placeholders, except those of laws', () => {
    for (const language of contentLanguages) {
      const text = defaultPageText(name, language).replaceAll(/^\d+\. /gmu, '');
      expect(
        (text.match(/\p{Nd}+/gu) ?? []).filter((number) => !laws.has(number)),
        language,
      ).toEqual([]);
    }
  });
});
