import { expect, test } from 'vitest';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { checkout } from '#features/checkout/checkout.texts.ts';
import { pictureFaults } from '#features/products/picture-faults.server.texts.ts';
import { pictures } from '#features/products/pictures.admin.texts.ts';
import { readTexts } from '../../scripts/lib/texts/text-facts.ts';

/** The texts of a tree in a language as they are written. */
const writtenIn = (value: unknown, language: ContentLanguage): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const text: unknown = Reflect.get(value, language);
  return typeof text === 'string' ? [text] : Object.values(value).flatMap((inner) => writtenIn(inner, language));
};

const validation = (await readTexts()).filter(({ path }) => path === 'forms/validation');

test.each(contentLanguages)('in %s no message about a form or a picture hard-codes a limit', (language) => {
  // example input, range ends of a percentage, and the hard limit of a quantity
  const examples = [
    'phone.unclear',
    'barcode.shortened',
    'price.typed',
    'setting.amount',
    'setting.percent',
    'shipment.cash',
    'cart.quantityMax',
  ];
  const sentences = [
    ...validation
      .flatMap(({ texts }) => Object.entries(texts))
      .flatMap(([code, text]) => (examples.includes(code) ? [] : writtenIn(text, language))),
    ...writtenIn(pictureFaults, language),
    ...writtenIn(pictures.hint, language),
    ...writtenIn(checkout.hints, language),
  ];
  expect(sentences.filter((text) => /\{\w+(?:, number)?\}/u.test(text)).length).toBeGreaterThan(25);
  expect(
    sentences.flatMap((text) => text.match(/\p{Nd}[\p{Nd},٬]*/gu) ?? []).filter((number) => !/^[01٠١]$/u.test(number)),
  ).toEqual([]);
});
