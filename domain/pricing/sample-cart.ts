import type { Governorate } from '../addresses/governorates.ts';
import { pounds } from '../money.ts';
import type { CartToPrice } from './quote.ts';

const prices = [450, 850, 1250, 320, 980].map(pounds);

/** A cart of up to five different products, one piece of each; the first two were added together. */
export const sampleCart = (count: number, destination: Governorate | null): CartToPrice => ({
  lines: prices.slice(0, count).map((unitPrice, index) => ({
    productId: String(index),
    unitPrice,
    quantity: 1,
    togetherWith: index < 2 ? '0' : undefined,
  })),
  togetherGroups: new Map([['0', ['0', '1']]]),
  destination,
});
