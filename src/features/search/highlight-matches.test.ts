import { describe, expect, test } from 'vitest';
import { countMarked, highlightMatches } from './highlight-matches.ts';

describe('highlightMatches', () => {
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
  ])('highlights %j, which matches the terms %j, in %j', (query, terms, text, marked) => {
    expect(highlightMatches(query, new Set(terms), text)).toEqual(marked);
  });

  test('counts each distinct word once', () => {
    expect(countMarked(['a ', 'Tea', ' b ', 'tea', ' c ', 'cup', ''])).toBe(2);
  });
});
