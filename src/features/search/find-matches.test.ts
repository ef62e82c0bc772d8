import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMatches } from './find-matches.ts';
import { matches } from './match-products.ts';

/** The text with its matches in brackets. */
const marked = (query: string, text: string): string => {
  let marks = '';
  let at = 0;
  for (const [start, end] of findMatches(query, text)) {
    marks += `${text.slice(at, start)}[${text.slice(start, end)}]`;
    at = end;
  }
  return marks + text.slice(at);
};

describe('findMatches', () => {
  test.each([
    ['lotus', 'Lotus Frieze, lotus blue', '[Lotus] Frieze, [lotus] blue'],
    [' لوتس ', 'طبق بإفريز اللوتس', 'طبق بإفريز ال[لوتس]'],
    ['بافريز', 'طبق بإفريز اللوتس', 'طبق [بإفريز] اللوتس'],
    ['زخرفه', 'زَخْرَفَةٌ زرقاء', '[زَخْرَفَةٌ] زرقاء'],
    ['زَخْرَفة', 'زخرفه', '[زخرفه]'],
    ['لوتس', 'إفريز لـُـوتْس!', 'إفريز [لـُـوتْس]!'],
    ['لو', 'لُـوتس', '[لُـو]تس'],
    ['زخ', 'زَخَّرفة', '[زَخَّ]رفة'],
    ['مستشفي', 'مستشفى', '[مستشفى]'],
    ['رييسي', 'طبق رئيسي', 'طبق [رئيسي]'],
    ['27', 'القطر ٢٧ سم', 'القطر [٢٧] سم'],
    ['٢٧', '27 cm, ۲۷', '[27] cm, [۲۷]'],
    ['لوتس ازرق', 'لوتس  \n أزرق', '[لوتس  \n أزرق]'],
    ['لوتس', 'لو\u200Fتس\u200B', '[لو\u200Fتس]\u200B'],
    ['لا', 'ﻻزورد', '[ﻻ]زورد'],
    ['ل', 'ﻻزورد', '[ﻻ]زورد'],
    ['f', 'ﬀ', '[ﬀ]'],
    ['cafe', 'Cafe\u0301 Café', '[Cafe\u0301] [Café]'],
    ['س', 'سسس', '[س][س][س]'],
    ['aba', 'ababa', '[aba]ba'],
    ['🪷', 'a🪷b', 'a[🪷]b'],
    ['ODOS', 'odos ΟΔΟΣ', '[odos] ΟΔΟΣ'],
    ['οδοσ', 'ΟΔΟΣ', '[ΟΔΟΣ]'],
    ['istanbul', 'İstanbul', '[İstanbul]'],
    ['ـ', 'لـوتس', 'ل[ـ]وتس'],
    ['الفناجين', 'أطباق وفَناجين', 'أطباق و[فَناجين]'],
    ['موج نيل', 'بموج النيل', 'ب[موج النيل]'],
    ['ڤيروزي', 'الفيروزيّ', 'ال[فيروزيّ]'],
    ['', 'لوتس', 'لوتس'],
    ['  ', 'a  b', 'a  b'],
    ['فنجان', 'طبق', 'طبق'],
    ['.*', 'a.*b', 'a[.*]b'],
  ])('returns the ranges of %j in %j', (query, text, expected) => {
    expect(marked(query, text)).toBe(expected);
  });

  const letters = fc.string({
    unit: fc.constantFrom(
      ...'اأإآبةهىيلوتسـ \n',
      '\u064E',
      '\u0651',
      '\u200F',
      '٢',
      '2',
      'a',
      'E',
      'é',
      'ﻻ',
      'Σ',
      '🪷',
    ),
  });

  test('finds ranges exactly in the texts that match', () => {
    fc.assert(
      fc.property(letters, letters, (query, text) => {
        fc.pre(query.trim() !== '');
        expect(findMatches(query, text).length > 0).toBe(matches(query, [text]));
      }),
      { numRuns: 2_000 },
    );
  });

  test('returns ordered ranges of whole characters, each of which matches', () => {
    fc.assert(
      fc.property(letters, letters, letters, (before, query, after) => {
        const text = before + query + after;
        let reached = 0;
        for (const [start, end] of findMatches(query, text)) {
          expect(start).toBeGreaterThanOrEqual(reached);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end).isWellFormed()).toBe(true);
          expect(matches(query, [text.slice(start, end)])).toBe(true);
          reached = end;
        }
      }),
    );
  });
});
