import { describe, expect, test } from 'vitest';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { isSpecified } from '#features/content/text-overrides/specified-sentences.ts';
import type { ErrorCode } from '#generated/error-codes.gen.ts';
import { errors } from '#generated/errors.gen.ts';
import { errorText } from '#tests/support/error-text.ts';
import { flattenMessages } from '#tests/support/flatten-messages.ts';
import { packageFolders, sourcesIn } from '../architecture/source-files.ts';
import { testSettings } from '../support/test-settings.ts';
import { table } from './table.ts';
import { writtenTests } from './written-tests.ts';

/** Headings of the specification that contain requirements. */
const headings = [
  '1 What the product does and for whom',
  '2 Screens and routes',
  '2 Home',
  '2 Product list',
  '2 Product detail',
  '2 About',
  '2 Contact',
  '2 Cart',
  '2 Checkout',
  '2 Order confirmation',
  '2 Auth',
  '2 Account',
  '2 Header and footer',
  '2 First-order discount dialog',
  '3 Entities and their fields',
  '4 States and transitions',
  '5 Sign-up',
  '5 Sign-in',
  '5 Contact',
  '5 Cart item',
  '5 Checkout shipping',
  '5 Promo code',
  '5 Other',
  '6 Roles and permissions',
  '7 Data calls',
  '7 Authentication calls',
  '8 Error catalogue: cart, promo code, checkout, order',
  '8 Error catalogue: people',
  '9 Business constants and limits',
];

const tests = writtenTests();
const written = new Map(tests.map(({ name, cases }) => [name, cases]));

describe('the specification', () => {
  test('the specification is covered under each of its headings, by at least 449 rules', () => {
    expect([...new Set(table.map(({ section }) => section))]).toEqual(headings);
    expect(table.length).toBeGreaterThanOrEqual(449);
  });

  test('the specification has no duplicate rule', () => {
    const rules = table.map(({ section, rule }) => `${section}: ${rule}`);
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
  });

  test('each rule of the specification has an existing test that runs, with the named case', () => {
    const unproven = table.filter(({ proof }) => {
      const cases = written.get(`${proof.file} > ${proof.name}`);
      return !cases || (proof.case !== undefined && !cases.has(proof.case));
    });
    expect(unproven.map(({ section, rule, proof }) => ({ section, rule, ...proof }))).toEqual([]);
  });
});

/** All messages of a language; refusals with the numbers that they can contain. */
const sentencesIn = async (language: ContentLanguage) =>
  new Map([
    ...(await flattenMessages(language, testSettings)),
    ...Object.entries(errors).map(
      ([code, definition]) =>
        [
          `refusals/${code}`,
          errorText(code as ErrorCode, language, { minimum: 300_000, seconds: 8 }, definition),
        ] as const,
    ),
  ]);

const [english, arabic] = [await sentencesIn('en'), await sentencesIn('ar')];

describe('quotes in the rules', () => {
  const quotesOf = (pairs: RegExp) => [
    ...new Set(table.flatMap(({ rule }) => [...rule.matchAll(pairs)].map(([, quote = '']) => quote))),
  ];

  test.each(quotesOf(/“([^”]+)”/g))('“%s” is a message of the shop and has an Arabic translation', (quote) => {
    const isQuote = new RegExp(`^${quote.replaceAll(/[.?*+^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '.+')}$`);
    const [keys] = [...english].filter(([, sentence]) => isQuote.test(sentence));
    expect(keys).toBeDefined();
    expect(arabic.get(keys?.[0] ?? '')).toMatch(/\p{Script=Arabic}/u);
  });

  test.each(quotesOf(/“([^”]+)”/g))('“%s” is in the table of sentences that no label replaces', (quote) => {
    expect(isSpecified(quote.replaceAll(/\{\w+\}/g, '7'))).toBe(true);
  });

  test('quotes in backticks are names in the code', () => {
    const code = sourcesIn([...packageFolders]).filter(({ path }) => !/\.test\.tsx?$/.test(path));
    const isWritten = (name: string) => code.some(({ text }) => text.includes(name));
    expect(quotesOf(/`([^`]+)`/g).filter((name) => !isWritten(name))).toEqual([]);
  });
});

describe('the tests of the project', () => {
  test('all tests of the project are read', () => {
    const calls = sourcesIn([...packageFolders, 'scripts', 'studio', 'tests'])
      .filter(({ path }) => /\.test\.tsx?$/.test(path))
      .flatMap(({ text }) => text.match(/^\s*(?:test|testOnce)(?=[.(<])/gm) ?? []);
    expect(tests.length).toBe(calls.length);
  });
});
