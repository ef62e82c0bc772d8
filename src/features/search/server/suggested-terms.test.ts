import { describe, expect, test } from 'vitest';
import { fold } from '#core/text/fold.ts';
import { foldedWordsOf, splitAtLastWord, suggestedQueries } from './suggested-terms.ts';

const lemmas = new Map([
  ['بنجوم', 'نجمه'],
  ['النجوم', 'نجمه'],
  ['باللوتس', 'لوتس'],
  ['ابيض', 'ابيض'],
  ['بيضاء', 'ابيض'],
  ['ازهار', 'زهره'],
  ['زهور', 'زهره'],
  ['plates', 'plate'],
  ['six', '6'],
]);

/** Suggestions for the last word of `q` among products with these names; `name / kind`. */
const suggest = (
  q: string,
  names: readonly string[],
  { completions = [], similar = [] }: { completions?: string[]; similar?: string[] } = {},
) => {
  const { head, last } = splitAtLastWord(q);
  const letters = fold(last);
  const products = names.map((each) => {
    const [name = '', kind = ''] = each.split(' / ');
    return { name, kind };
  });
  const input = {
    q,
    head,
    letters,
    lemma: lemmas.get(letters) ?? letters,
    similar: new Set(similar),
    completions: new Set(completions),
  };
  return suggestedQueries(products, lemmas, input);
};

describe('suggestedQueries', () => {
  test('suggestions continue the input, most frequent first', () => {
    const names = ['فنجان قهوة', 'فنجان شاي', 'فنجان شاي صغير', 'فنجان شاي'];
    expect(suggest('فن', names, { completions: ['فنجان'] })).toEqual([
      'فنجان',
      'فنجان شاي',
      'فنجان قهوة',
      'فنجان شاي صغير',
    ]);
  });

  test('suggestions keep the text before the last word', () => {
    expect(suggest('Nice LOTUS te', ['Lotus Tea Set', 'Lotus Tea Cup'], { completions: ['tea'] })).toEqual([
      'Nice LOTUS tea',
      'Nice LOTUS tea set',
      'Nice LOTUS tea cup',
    ]);
  });

  test('suggestions omit prepositions and articles, except the article of a described noun', () => {
    expect(suggest('نج', ['طبق بنجوم الصحراء'], { completions: ['نجمه'] })).toEqual(['نجوم', 'نجوم الصحراء']);
    expect(suggest('لو', ['طبق باللوتس الفيروزي'], { completions: ['لوتس'] })).toEqual(['لوتس', 'اللوتس الفيروزي']);
    expect(suggest('بي', ['أطباق بيضاء'], { completions: ['ابيض'] })).toEqual(['بيضاء']);
  });

  test('suggestions end at punctuation, numbers, stop words and prepositions', () => {
    const names = ['طبق رئيسي بنجوم / طبق رئيسي، ٢٧ سم', 'طبق، حلوى', 'طبق مع غطاء'];
    expect(suggest('طب', names, { completions: ['طبق'] })).toEqual(['طبق', 'طبق رئيسي']);
    expect(suggest('s', ['Set for Six People'], { completions: ['people', 'set'] })).toEqual(['set']);
  });

  test('suggestions are complete: a frequent pair of words, or all words up to the end', () => {
    const names = ['Blue Star Dinner Plate', 'Blue Star Tea Cup', 'Blue Star Coffee Cup', 'Blue Wave Tea Cup'];
    expect(suggest('blu', names, { completions: ['blue'] })).toEqual(['blue', 'blue star']);
  });

  test('English kinds are suggested with the entered noun at their end', () => {
    expect(suggest('pla', ['Lotus / Dinner plate, 27 cm'], { completions: ['plate'] })).toEqual([
      'plate',
      'dinner plate',
    ]);
    expect(suggest('blue pla', ['Lotus / Dinner plate, 27 cm'], { completions: ['plate'] })).toEqual(['blue plate']);
  });

  test('suggestions start with the entered word, then similar words, then completions', () => {
    const names = ['Cupboard', 'Cupboard', 'Mug', 'Cup Large'];
    expect(suggest('cup', names, { completions: ['cupboard'], similar: ['mug'] })).toEqual([
      'cup large',
      'mug',
      'cupboard',
    ]);
  });

  test('words with the entered letters are suggested before words that have them in another form only', () => {
    expect(suggest('از', ['زهور', 'زهور', 'أزرق'], { completions: ['زهره', 'ازرق'] })).toEqual(['أزرق', 'زهور']);
  });

  test('suggestions are written as in the name, without marks and capitals', () => {
    expect(suggest('مج', ['جعران مجنّح'], { completions: ['مجنح'] })).toEqual(['مجنح']);
    expect(suggest('قه', ['قهوة'], { completions: ['قهوه'] })).toEqual(['قهوة']);
  });

  test('suggestions never repeat the input nor include possessives', () => {
    expect(suggest('Tea', ['Tea Set', 'Tea'], { completions: ['tea'] })).toEqual(['tea set']);
    expect(suggest('طب', ['فنجان مع طبقه'], { completions: ['طبقه'] })).toEqual([]);
  });
});

test('a text is split at its last word', () => {
  expect(splitAtLastWord('  طقم  شاي')).toEqual({ head: 'طقم  ', last: 'شاي' });
  expect(splitAtLastWord('tea cup, ')).toEqual({ head: 'tea ', last: 'cup' });
  expect(splitAtLastWord('«»')).toEqual({ head: '«»', last: '' });
});

test('the words of texts are folded and distinct', () => {
  expect(foldedWordsOf(['مجنّح، قهوة', 'Tea tea'])).toEqual(['مجنح', 'قهوه', 'tea']);
});
