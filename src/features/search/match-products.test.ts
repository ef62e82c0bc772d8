import { describe, expect, test } from 'vitest';
import { excerptOf, markMatches, matchProducts } from './match-products.ts';

const products = [
  ['فنجان شاي باللوتس', 'أزهار لوتس متفتحة'],
  ['طقم شاي', 'إبريق وفنجانان'],
  ['طبق بموج النيل', 'خط من الماء'],
];
const find = (query: string) =>
  matchProducts(products, query, (texts) => texts).map((texts) => products.indexOf(texts));

describe('matchProducts', () => {
  test('finds only items that contain the whole query, if there are any', () => {
    expect(find('شاي')).toEqual([0, 1]);
    expect(find('فنجان شاي')).toEqual([0]);
    expect(find('')).toEqual([0, 1, 2]);
  });

  test('finds items that contain each of its words, if none contains the whole query', () => {
    expect(find('فنجان لوتس')).toEqual([0]);
    expect(find('شاي  فنجان')).toEqual([0, 1]);
    expect(find('ماء طبق')).toEqual([2]);
    expect(find('شاي نيل')).toEqual([]);
    expect(find('زمرد')).toEqual([]);
  });
});

describe('markMatches', () => {
  test.each([
    ['لوتس', 'فنجان شاي باللوتس', ['فنجان شاي ', 'باللوتس', '']],
    ['النيل', 'طبق بموج النيل', ['طبق بموج ', 'النيل', '']],
    ['نيل طبق', 'طبق بموج النيل', ['', 'طبق', ' بموج ', 'النيل', '']],
    ['شاي شا', 'شايشا', ['', 'شايشا', '']],
    ['ابابا باب', 'ابابا', ['', 'ابابا', '']],
    ['زمرد', 'طبق', null],
    ['', 'طبق', null],
  ])('marks %j in %j', (query, text, items) => {
    expect(markMatches(query, text)).toEqual(items);
  });
});

describe('excerptOf', () => {
  const long = 'one two three four five six seven eight nine ten ';

  test('returns a short text unchanged', () => {
    expect(excerptOf(['a ', 'lotus', ' b'])).toEqual(['a ', 'lotus', ' b']);
  });

  test('surrounds the match and cuts a long text between words', () => {
    expect(excerptOf([long, 'lotus', ` ${long.repeat(4)}`])).toEqual([
      '… seven eight nine ten ',
      'lotus',
      ` ${`${long}${long}`.slice(0, 93)} …`,
    ]);
  });

  test('an excerpt never cuts a match', () => {
    const cut = excerptOf(['', 'lotus', ' ', long.repeat(3), 'x y']);
    expect(cut).toEqual(['', 'lotus', ' ', long.repeat(3), 'x …']);
  });
});
