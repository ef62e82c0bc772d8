import type { ProductCard } from '../../contract/products.ts';
import { useMessages } from '../i18n/messages.tsx';
import { notify } from '../state/toasts.ts';
import { useWishlistIds } from '../state/wishlist-ids.ts';
import { Icon } from '../ui/icon.tsx';

interface WishlistButtonProps {
  readonly product: Pick<ProductCard, 'id' | 'name'>;
  /** Classes for position and size. */
  readonly className?: string;
}

/** Adds a product to the wishlist or removes it; the code for that is loaded when it is pressed (specification 4). */
export const WishlistButton = ({
  product: { id, name },
  className = 'absolute top-1 end-1 size-11',
}: WishlistButtonProps) => {
  const { catalogue, states } = useMessages('common');
  const isSaved = useWishlistIds((ids) => ids.has(id));
  const toggle = () =>
    import('../state/wishlist.ts')
      .then(({ toggleWishlist }) => toggleWishlist(id))
      .catch(() => notify({ title: states.couldNotLoad, tone: 'error' }));
  return (
    <button
      type="button"
      aria-label={`${isSaved ? catalogue.wishlistRemove : catalogue.wishlistAdd}: ${name}`}
      className={`grid place-items-center ${className}`}
      onClick={toggle}
    >
      <Icon name="heart" className={isSaved ? 'size-[22px] fill-current' : 'size-[22px]'} />
    </button>
  );
};
