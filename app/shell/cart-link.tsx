import { formatNumber } from '../../locales/format.ts';
import { useCart } from '../device/cart.ts';
import { useLanguage, useWords } from '../device/words.tsx';
import { Icon } from '../ui/icon.tsx';

/** The cart with the number of pieces in it, which only this device knows. */
export const CartLink = () => {
  const { shell, counts } = useWords();
  const language = useLanguage();
  const { items } = useCart();
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0);
  const label = pieces > 0 ? shell.nav.cartWith({ items: counts.items(pieces) }) : shell.nav.cart;
  return (
    <a href="/cart" aria-label={label} className="relative grid place-items-center size-11">
      <Icon name="shopping-bag" className="size-[23px]" />
      {pieces > 0 && (
        <span
          key={pieces}
          aria-hidden="true"
          className="absolute top-0.5 end-0.5 min-w-5 h-5 px-1 rounded-full bg-lapis-700 text-white border border-lapis-300 text-[11px] font-medium leading-[1.125rem] text-center num animate-bump"
        >
          {formatNumber(pieces, language)}
        </span>
      )}
    </a>
  );
};
