import { expect, test } from 'vitest';
import { isTest, sourcesIn } from './source-files.ts';

/** Numbers that are read from sentences, digits of phone numbers, what writes numbers, and the one parser. */
const allowed = [
  'src/core/i18n/format.ts',
  'src/core/i18n/language.ts',
  'src/core/forms/parse-number.ts',
  'src/features/search/price-range.ts',
  'src/core/forms/phone-number.ts',
];

/** Texts, the first products, and the accounts service, which reads no numbers of people. */
const others =
  /^src\/(?:generated|features\/products\/starter-catalogue|features\/auth\/server\/accounts)\/|\.texts\.ts$/;

test('only one parser reads the separators of numbers, so that a text means the same in every field and file', () => {
  const readers = sourcesIn(['src'])
    .filter(({ path }) => !isTest(path) && !others.test(path) && !allowed.includes(path))
    .filter(({ text }) => /[٬٫]|\\u066[bc]|parseFloat\(|\[\\s,|\[,\\s/iu.test(text));
  expect(readers.map(({ path }) => path)).toEqual([]);
});
