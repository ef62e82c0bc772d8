import type { Clause } from '../database/one-statement.ts';
import { type Redemption, usingOnce } from './promos.repository.ts';

/** Uses a code for an order, if it can still be used (decision 7). */
export const redeemPromo = (redemption: Redemption): Clause => usingOnce(redemption);
