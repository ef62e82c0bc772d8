import type { ProductCard } from '../../../contract/products.ts';
import { useHearts } from '../../device/hearts.ts';
import { readWishlist } from '../../device/wishlist.ts';
import { type Reading, useReading } from './use-reading.ts';

/** The wishlist of who is signed in, newest first; what loses its heart goes, and comes back to its place with it. */
export function useWishlist(): Pick<Reading<readonly ProductCard[]>, 'state' | 'load'> {
  const { state, load } = useReading(readWishlist);
  const saved = useHearts((ids) => ids);
  if (state.kind !== 'ready') return { state, load };
  return { state: { kind: 'ready', known: state.known.filter(({ id }) => saved.has(id)) }, load };
}
