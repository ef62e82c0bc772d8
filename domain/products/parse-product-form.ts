import { latinDigits } from '../text/clean-text.ts';

type Typed = Readonly<Record<string, unknown>>;

/**
 * Converts the fields of a product form into the input of `ProductInput`. Field names are paths, prices are in pounds, features
 * one per line. A text that is no number stays a text, which `ProductInput` reports.
 */
export const parseProductForm = (typed: Typed) => ({
  category: typed['category'],
  price: piastresIn(typed['price']),
  salePrice: isBlank(typed['salePrice']) ? null : piastresIn(typed['salePrice']),
  stock: wholeIn(typed['stock']),
  badge: typed['badge'] || null,
  isFeatured: typed['isFeatured'] === 'on',
  name: inBoth(typed, 'name'),
  subtitle: inBoth(typed, 'subtitle'),
  description: inBoth(typed, 'description'),
  features: { ar: linesOf(typed['features.ar']), en: linesOf(typed['features.en']) },
});

const inBoth = (typed: Typed, field: string) => ({ ar: typed[`${field}.ar`], en: typed[`${field}.en`] });

const isBlank = (typed: unknown): boolean => typeof typed !== 'string' || typed.trim() === '';

const plain = (typed: unknown): string =>
  typeof typed === 'string'
    ? latinDigits(typed)
        .replaceAll('٫', '.')
        .replaceAll(/[\s٬,]/gu, '')
    : '';

/** "1,250.5" and «١٬٢٥٠٫٥» are 125050; a third decimal is invalid. */
const piastresIn = (typed: unknown): unknown => {
  const [, pounds, piastres = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/u.exec(plain(typed)) ?? [];
  return pounds === undefined ? typed : Number(pounds) * 100 + Number(piastres.padEnd(2, '0'));
};

const wholeIn = (typed: unknown): unknown => (/^\d{1,9}$/u.test(plain(typed)) ? Number(plain(typed)) : typed);

const linesOf = (typed: unknown): string[] => (typeof typed === 'string' ? typed.split('\n') : []);
