import type { Clause } from '../database/one-statement.ts';
import type { Piece } from './find-pieces.ts';
import { takingFromStock } from './products.repository.ts';

/**
 * Takes the pieces of an order off the shelf: of every line, or of none, and at the price they were seen at. The last
 * piece cannot be sold twice (decision 10).
 */
export const takeStock = (pieces: Iterable<Piece>): Clause =>
  takingFromStock(Array.from(pieces, ({ unitPrice, ...piece }) => ({ ...piece, price: unitPrice })));
