import type { AwaitedProduct } from '../../../../contract/office/stock-alerts.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { useListAddress } from '../list/use-list-address.ts';

/** The product, and the way to the addresses that wait for it. */
export const AwaitedCell = ({ product }: { product: AwaitedProduct }) => {
  const { notifications } = useOfficeWords();
  const address = useListAddress();
  const name = product.name[useLanguage()];
  return (
    <a
      href={address.with({ view: 'requests', product: product.id })}
      aria-label={notifications.showAll({ name })}
      className="link inline-block py-3 wrap-anywhere md:w-80"
    >
      <bdi>{name}</bdi>
    </a>
  );
};

export const PeopleCell = ({ count }: { count: number }) => (
  <span className="num">{useOfficeWords().notifications.people(count)}</span>
);
