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
  /** As typed. */
  readonly typed: string;
  /** Stock and newest movement when the count was typed; null while the server has not said. */
  readonly against: { readonly stock: number; readonly movement: number } | null;
  /** Another count or correction came first, so this count is void. */
  readonly isOutdated: boolean;
}

/** The counted number; null for a text that is none. */
export const countIn = ({ typed }: Pick<CountLine, 'typed'>): number | null => {
  const count = parseCount(typed);
  return count !== null && count < 1_000_000 ? count : null;
};

/** A line for a product that was found; it is counted next. */
export const lineOf = ({ id, name, subtitle, picture }: CountableProduct): CountLine => ({
  productId: id,
  name,
  subtitle,
  picture,
  typed: '',
  against: null,
  isOutdated: false,
});

const KEY = 'lazaward-stock-counts';

/** Returns the stocktaking that this device has begun; a damaged one reads as empty. */
export const readCounts = (): readonly CountLine[] => {
  const stored = parseJson(userLocalStore.read(KEY));
  return Array.isArray(stored) ? stored.filter(isLine) : [];
};

/** Keeps the stocktaking on this device, so that a closed page loses nothing. */
export const keepCounts = (lines: readonly CountLine[]): void =>
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
