import { useWords } from '../device/words.tsx';
import { Icon } from '../ui/icon.tsx';

/** Leads to the search field of the product list. */
export const SearchLink = ({ className }: { className: string }) => (
  <a
    href="/products#search"
    aria-label={useWords().list.search}
    className={`grid place-items-center size-11 ${className}`}
  >
    <Icon name="search" className="size-[22px]" />
  </a>
);
