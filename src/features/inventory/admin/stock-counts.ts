import { parseJson } from '#core/browser/storage.ts';
import { userLocalStore } from '#core/browser/user-storage.ts';
import { parseCount } from '#core/forms/parse-number.ts';
import type { CountableProduct } from '../inventory.admin.contract.ts';

/** A product of the stocktaking on this device. */
export interface CountLine {
  readonly productId: string;
  readonly name: string;
  readonly subtitle: string;
  readonly picture: string | null;
  /** Input of the count; the name is part of the stored format. */
  readonly typed: string;
  /** Stock and newest movement when the count was entered; null until the server responds. */
  readonly against: { readonly stock: number; readonly movement: number } | null;
  /** Whether the count is invalid because of a later count or correction. */
  readonly isOutdated: boolean;
}

/** Parses the count; null for an invalid input. */
export const toCount = ({ typed }: Pick<CountLine, 'typed'>): number | null => {
  const count = parseCount(typed);
  return count !== null && count < 1_000_000 ? count : null;
};

/** Creates the line of a product without a count. */
export const createLine = ({ id, name, subtitle, picture }: CountableProduct): CountLine => ({
  productId: id,
  name,
  subtitle,
  picture,
  typed: '',
  against: null,
  isOutdated: false,
});

const KEY = 'lazaward-stock-counts';

/** Returns the stocktaking stored on this device; a damaged one is read as empty. */
export const readCounts = (): readonly CountLine[] => {
  const stored = parseJson(userLocalStore.read(KEY));
  return Array.isArray(stored) ? stored.filter(isLine) : [];
};

/** Stores the stocktaking on this device, so that closing the page loses nothing. */
export const saveCounts = (lines: readonly CountLine[]): void =>
  lines.length === 0 ? userLocalStore.remove(KEY) : userLocalStore.write(KEY, JSON.stringify(lines));

const isLine = (value: unknown): value is CountLine => {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, name, subtitle, typed, against, picture }: Partial<Record<keyof CountLine, unknown>> = value;
  return (
    [productId, name, subtitle, typed].every((each) => typeof each === 'string') &&
    (picture === null || typeof picture === 'string') &&
    (against === null || (typeof against === 'object' && 'stock' in against && 'movement' in against))
  );
};
