import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [100, 'جنيه واحد', 'one pound'],
  [200, 'جنيهان', 'two pounds'],
  [300, 'ثلاثة جنيهات', 'three pounds'],
  [1000, 'عشرة جنيهات', 'ten pounds'],
  [1100, 'أحد عشر جنيهًا', 'eleven pounds'],
  [1200, 'اثنا عشر جنيهًا', 'twelve pounds'],
  [2000, 'عشرون جنيهًا', 'twenty pounds'],
  [2100, 'واحد وعشرون جنيهًا', 'twenty-one pounds'],
  [9900, 'تسعة وتسعون جنيهًا', 'ninety-nine pounds'],
  [10_000, 'مئة جنيه', 'one hundred pounds'],
  [10_100, 'مئة جنيه وجنيه واحد', 'one hundred and one pounds'],
  [10_200, 'مئة جنيه وجنيهان', 'one hundred and two pounds'],
  [10_300, 'مئة وثلاثة جنيهات', 'one hundred and three pounds'],
  [11_100, 'مئة وأحد عشر جنيهًا', 'one hundred and eleven pounds'],
  [20_000, 'مئتا جنيه', 'two hundred pounds'],
  [25_000, 'مئتان وخمسون جنيهًا', 'two hundred and fifty pounds'],
  [80_000, 'ثمانمئة جنيه', 'eight hundred pounds'],
  [100_000, 'ألف جنيه', 'one thousand pounds'],
  [100_100, 'ألف جنيه وجنيه واحد', 'one thousand and one pounds'],
  [120_000, 'ألف ومئتا جنيه', 'one thousand two hundred pounds'],
  [125_000, 'ألف ومئتان وخمسون جنيهًا', 'one thousand two hundred and fifty pounds'],
  [200_000, 'ألفا جنيه', 'two thousand pounds'],
  [200_500, 'ألفان وخمسة جنيهات', 'two thousand and five pounds'],
  [300_000, 'ثلاثة آلاف جنيه', 'three thousand pounds'],
  [1_100_000, 'أحد عشر ألف جنيه', 'eleven thousand pounds'],
  [1_125_000, 'أحد عشر ألفًا ومئتان وخمسون جنيهًا', 'eleven thousand two hundred and fifty pounds'],
  [1_500_000, 'خمسة عشر ألف جنيه', 'fifteen thousand pounds'],
  [10_000_000, 'مئة ألف جنيه', 'one hundred thousand pounds'],
  [10_200_000, 'مئة ألف وألفا جنيه', 'one hundred and two thousand pounds'],
  [20_050_000, 'مئتا ألف وخمسمئة جنيه', 'two hundred thousand five hundred pounds'],
  [100_000_000, 'مليون جنيه', 'one million pounds'],
  [200_000_000, 'مليونا جنيه', 'two million pounds'],
  [200_300_000, 'مليونان وثلاثة آلاف جنيه', 'two million three thousand pounds'],
  [1, 'قرش واحد', 'one piastre'],
  [2, 'قرشان', 'two piastres'],
  [7, 'سبعة قروش', 'seven piastres'],
  [15_075, 'مئة وخمسون جنيهًا وخمسة وسبعون قرشًا', 'one hundred and fifty pounds and seventy-five piastres'],
  [10_001, 'مئة جنيه وقرش واحد', 'one hundred pounds and one piastre'],
  [
    99_999_999_999,
    'تسعمئة وتسعة وتسعون مليونًا وتسعمئة وتسعة وتسعون ألفًا وتسعمئة وتسعة وتسعون جنيهًا وتسعة وتسعون قرشًا',
    'nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine pounds and ninety-nine piastres',
  ],
])('writes %d piastres as %j and %j', (amount, arabic, english) => {
  expect(amountInWords(amount, 'ar').replaceAll('\u00a0', ' ')).toBe(arabic);
  expect(amountInWords(amount, 'en')).toBe(english);
});

test.each([0, -100, 1.5, 100_000_000_000])('throws for %d piastres', (amount) => {
  expect(() => amountInWords(amount, 'ar')).toThrow(RangeError);
});

test('writes different amounts differently', () => {
  for (const language of ['ar', 'en'] as const) {
    const texts = new Set<string>();
    for (let pounds = 1; pounds <= 12_000; pounds += 1) texts.add(amountInWords(pounds * 100, language));
    expect(texts.size).toBe(12_000);
  }
});
