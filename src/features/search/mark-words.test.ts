import { describe, expect, test } from 'vitest';
import { countMarked, markWords } from './mark-words.ts';

describe('markWords', () => {
  test.each([
    ['أكواب', ['كوب', 'اكواب'], 'كوب بالأزرق الكوبالتي', ['', 'كوب', ' بالأزرق الكوبالتي']],
    ['كوب', ['كوب'], 'طبق بالأزرق الكوبالتي', ['طبق بالأزرق ', 'الكوبالتي', '']],
    ['لوتس', ['باللوتس'], 'فنجان باللُّوتس', ['فنجان ', 'باللُّوتس', '']],
    ['صحن', ['طبق'], 'طـبق رئيسي', ['', 'طـبق', ' رئيسي']],
    ['قبلأ', ['قبلأ'], 'Lotus قبلأزرق', ['Lotus ', 'قبلأزرق', '']],
    ['lot', ['lotus'], 'Lotus Tea', ['', 'Lot', 'us Tea']],
    ['dishes', ['plate'], 'Dinner Plate', ['Dinner ', 'Plate', '']],
    ['tea cup', ['tea', 'cup', 'cups'], 'Lotus Tea Cup', ['Lotus ', 'Tea Cup', '']],
    ['x', ['plate'], 'Mug', null],
    ['', ['plate'], 'Plate', null],
  ])('%j with the words %j in %j', (query, words, text, marked) => {
    expect(markWords(query, new Set(words), text)).toEqual(marked);
  });

  test('counts different words once', () => {
    expect(countMarked(['a ', 'Tea', ' b ', 'tea', ' c ', 'cup', ''])).toBe(2);
  });
});
