import type { Piastres } from '../../../domain/money.ts';

/** A sum in pounds as a banking app takes it, in Latin digits without grouping or currency: `3807`, `3807.50`. */
export const plainAmount = (amount: Piastres): string => {
  const piastres = amount % 100;
  const pounds = String((amount - piastres) / 100);
  return piastres === 0 ? pounds : `${pounds}.${String(piastres).padStart(2, '0')}`;
};
