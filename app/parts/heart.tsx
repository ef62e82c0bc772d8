import type { ProductCard } from '../../contract/products.ts';
import { useHearts } from '../device/hearts.ts';
import { notify } from '../device/notices.ts';
import { useWords } from '../device/words.tsx';
import { Icon } from '../ui/icon.tsx';

interface HeartProps {
  readonly product: Pick<ProductCard, 'id' | 'name'>;
  /** Where it stands, and how large. */
  readonly className?: string;
}

/** Puts a product into the wishlist or takes it out; what it does comes when it is pressed (specification 4). */
export const Heart = ({ product: { id, name }, className = 'absolute top-1 end-1 size-11' }: HeartProps) => {
  const { catalogue, pages } = useWords();
  const isSaved = useHearts((ids) => ids.has(id));
  const toggle = () =>
    import('../device/wishlist.ts')
      .then(({ toggleHeart }) => toggleHeart(id))
      .catch(() => notify({ title: pages.couldNotLoad, tone: 'alarm' }));
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
