import { type Piastres, pounds } from '../../../domain/money.ts';

/** Prices, in piastres, at which a step of the index of words begins; the database has them too (`search_price_step`). */
export const priceSteps: readonly Piastres[] = [
  100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000, 2500, 3000, 4000,
  5000, 7500, 10_000,
].map(pounds);

/** The step of a price. */
const stepOf = (price: number): number => priceSteps.filter((step) => step <= price).length;

/** The steps with prices from `least` to `most`, in piastres; null where all of them have. */
export const stepsBetween = (least: number | null, most: number | null): readonly number[] | null => {
  const [first, last] = [stepOf(least ?? 0), most === null ? priceSteps.length : stepOf(most)];
  if (first === 0 && last === priceSteps.length) return null;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
};
