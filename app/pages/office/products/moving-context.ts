import { createContext } from 'react';
import type { ProductRow } from '../../../../contract/office/products.ts';

export type Way = 'up' | 'down';

/** Moving products on the shelf; null while the list stands in another order. */
export const MovingContext = createContext<{
  readonly isBusy: boolean;
  readonly move: (row: ProductRow, way: Way) => Promise<void>;
} | null>(null);
