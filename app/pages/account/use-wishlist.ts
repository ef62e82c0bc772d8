import { useCallback, useEffect, useState } from 'react';
import type { ProductCard } from '../../../contract/products.ts';
import { useHearts } from '../../device/hearts.ts';
import { readWishlist } from '../../device/wishlist.ts';

type WishlistState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly products: readonly ProductCard[] };

/** The wishlist of who is signed in, newest first; what loses its heart goes, and comes back to its place with it. */
export function useWishlist() {
  const [state, setState] = useState<WishlistState>({ kind: 'loading' });
  const saved = useHearts((ids) => ids);

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      setState({ kind: 'ready', products: await readWishlist() });
    } catch {
      setState({ kind: 'failed' });
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  const shown: WishlistState =
    state.kind === 'ready' ? { kind: 'ready', products: state.products.filter(({ id }) => saved.has(id)) } : state;
  return { state: shown, load };
}
