import type { Piastres } from '#core/money/money.ts';
import { type Bilingual, type Language, textIn } from './language.ts';

/**
 * Writes an amount from 1 piastre to 999,999,999 pounds in words: «ألف ومئتا جنيه وخمسون قرشًا», "one thousand two hundred pounds and fifty
 * piastres". Throws `RangeError` for another amount.
 */
export const amountInWords = (amount: Piastres, language: Language): string => {
  const [pounds, piastres] = [Math.floor(amount / 100), amount % 100];
  if (!Number.isInteger(amount) || amount < 1 || pounds > 999_999_999)
    throw new RangeError(`Invalid amount: ${amount}`);
  const { unit, and } = textIn(writers, language);
  const parts = [pounds > 0 ? unit(pounds, 'pound') : '', piastres > 0 ? unit(piastres, 'piastre') : ''];
  return parts.filter((part) => part !== '').join(and);
};

type Unit = 'pound' | 'piastre';
type Writer = { readonly unit: (count: number, unit: Unit) => string; readonly and: string };

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const belowHundred = (number: number): string => {
  if (number < 20) return small[number] ?? '';
  const ten = tens[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10]}`;
};

const belowThousand = (number: number): string => {
  const hundreds = number >= 100 ? `${small[Math.floor(number / 100)]} hundred` : '';
  return [hundreds, number % 100 > 0 ? belowHundred(number % 100) : ''].filter((part) => part !== '').join(' and ');
};

const inEnglish = (count: number, unit: Unit): string => {
  const { millions, thousands, remainder } = groupsOf(count);
  const groups = [
    millions > 0 ? `${belowThousand(millions)} million` : '',
    thousands > 0 ? `${belowThousand(thousands)} thousand` : '',
    remainder > 0 ? `${count > remainder && remainder < 100 ? 'and ' : ''}${belowThousand(remainder)}` : '',
  ];
  return `${groups.filter((group) => group !== '').join(' ')} ${unit}${count === 1 ? '' : 's'}`;
};

/** Forms of a counted noun: for 1, 2, 3 to 10, 11 to 99 and hundreds; `twoOf` is the dual before another noun. */
type Noun = Readonly<Record<'one' | 'two' | 'few' | 'many' | 'hundred' | 'twoOf', string>>;

const nouns: Readonly<Record<Unit | 'thousand' | 'million', Noun>> = {
  pound: { one: 'جنيه واحد', two: 'جنيهان', few: 'جنيهات', many: 'جنيهًا', hundred: 'جنيه', twoOf: '' },
  piastre: { one: 'قرش واحد', two: 'قرشان', few: 'قروش', many: 'قرشًا', hundred: 'قرش', twoOf: '' },
  thousand: { one: 'ألف', two: 'ألفان', few: 'آلاف', many: 'ألفًا', hundred: 'ألف', twoOf: 'ألفا' },
  million: { one: 'مليون', two: 'مليونان', few: 'ملايين', many: 'مليونًا', hundred: 'مليون', twoOf: 'مليونا' },
};

const ones = ' واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ');
const teens = 'أحد_عشر اثنا_عشر ثلاثة_عشر أربعة_عشر خمسة_عشر ستة_عشر سبعة_عشر ثمانية_عشر تسعة_عشر'
  .replaceAll('_', '\u00a0')
  .split(' ');
const arabicTens = 'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون'.split(' ');
const hundredsOf = ' مئة مئتا ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة'.split(' ');

/** The words of 3 to 99 before a masculine noun. */
const arabicBelowHundred = (number: number): string => {
  if (number <= 10) return ones[number] ?? '';
  if (number < 20) return teens[number - 11] ?? '';
  const ten = arabicTens[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? ten : `${ones[number % 10]} و${ten}`;
};

/** Writes 1 to 999 with a noun; `isBeforeNoun` when another noun follows, which shortens the ending. */
const countOf = (count: number, noun: Noun, isBeforeNoun = false): string => {
  const [hundreds, remainder] = [Math.floor(count / 100), count % 100];
  if (remainder === 0) return `${hundredsOf[hundreds]} ${noun.hundred}`;
  if (remainder <= 2) {
    const last = remainder === 1 ? noun.one : isBeforeNoun ? noun.twoOf : noun.two;
    return hundreds === 0 ? last : `${countOf(hundreds * 100, noun)} و${last}`;
  }
  const head = hundreds === 0 ? '' : `${hundreds === 2 ? 'مئتان' : hundredsOf[hundreds]} و`;
  const form = remainder <= 10 ? noun.few : isBeforeNoun ? noun.hundred : noun.many;
  return `${head}${arabicBelowHundred(remainder)} ${form}`;
};

const inArabic = (count: number, unit: Unit): string => {
  const noun = nouns[unit];
  const { millions, thousands, remainder } = groupsOf(count);
  if (count >= 1000 && (remainder === 1 || remainder === 2))
    return `${inArabic(count - remainder, unit)} و${countOf(remainder, noun)}`;
  const groups = [
    millions > 0 ? countOf(millions, nouns.million, thousands + remainder === 0) : '',
    thousands > 0 ? countOf(thousands, nouns.thousand, remainder === 0) : '',
    remainder > 0 ? countOf(remainder, noun) : '',
  ].filter((group) => group !== '');
  return `${groups.join(' و')}${remainder === 0 ? ` ${noun.hundred}` : ''}`;
};

const groupsOf = (count: number) => ({
  millions: Math.floor(count / 1_000_000),
  thousands: Math.floor(count / 1000) % 1000,
  remainder: count % 1000,
});

const writers: Bilingual<Writer> = {
  ar: { unit: inArabic, and: ' و' },
  en: { unit: inEnglish, and: ' and ' },
};
