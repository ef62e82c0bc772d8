import { expect, test } from 'vitest';
import { formatNumber } from '#core/i18n/format.ts';
import { type PluralForms, plural } from '#core/i18n/plural.ts';
import { messageTemplates } from './message-templates.ts';

const counts = [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 111];

/** Every plural message of the Arabic files that writes its number, by its key. */
const pluralMessages = new Map<string, PluralForms>();
for (const [key, { text, isPluralForm }] of await messageTemplates('ar')) {
  if (!isPluralForm) continue;
  const end = key.lastIndexOf('/');
  const message = key.slice(0, end);
  pluralMessages.set(message, { other: '', ...pluralMessages.get(message), [key.slice(end + 1)]: text });
}

/** The word that follows this number in the message, without punctuation; undefined if the message has none. */
const nounAfter = (forms: PluralForms, count: number): string | undefined =>
  plural(
    'ar',
    forms,
  )(count)
    .split(`${formatNumber(count, 'ar')} `)[1]
    ?.split(' ')[0]
    ?.replaceAll(/[.،:؛!؟]/gu, '');

/** The ending of a singular noun after 11 to 99. */
const accusative = /ًا$/u;

test('the Arabic files have plural messages', () => {
  expect(pluralMessages.size).toBeGreaterThan(50);
});

test.each([...pluralMessages])('%s has the form of the noun that each count demands', (_key, forms) => {
  const singular = nounAfter(forms, 100);
  if (singular === undefined) return;
  const nouns = counts.filter((count) => count > 2).map((count) => [count, nounAfter(forms, count)] as const);
  const expected = nouns.map(([count, noun]) => {
    const remainder = count % 100;
    if (remainder >= 3 && remainder <= 10)
      return [
        count,
        forms.few
          ?.split('{count} ')[1]
          ?.split(' ')[0]
          ?.replaceAll(/[.،:؛!؟]/gu, ''),
      ];
    // feminine nouns and those that end in alif have no visible accusative
    return [count, remainder > 10 && accusative.test(noun ?? '') ? `${singular}ًا` : singular];
  });
  expect(nouns).toEqual(expected);
  expect(singular).not.toMatch(accusative);
});
