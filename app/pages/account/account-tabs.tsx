import { useSearchParams } from 'react-router';
import { useHearts } from '../../device/hearts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Orders } from './orders.tsx';
import { TabLabel } from './tab-label.tsx';
import type { AccountView } from './use-account.ts';
import { Wishlist } from './wishlist.tsx';

interface AccountTabsProps {
  readonly view: AccountView;
  readonly isLoadingOlder: boolean;
  readonly onOlder: () => void;
}

/** The parts of a customer's own page; the address says which one is open (specification 2, Account). */
export const AccountTabs = ({ view, isLoadingOlder, onOlder }: AccountTabsProps) => {
  const { words, orders, hasMore } = view;
  const [query, setQuery] = useSearchParams();
  const saved = useHearts((ids) => ids.size);
  return (
    <Tabs
      label={words.tabs.label}
      selected={query.get('tab') === 'wishlist' ? 'wishlist' : 'orders'}
      onSelect={(tab) => setQuery((now) => ({ ...Object.fromEntries(now), tab }), quietly)}
      tabs={[
        {
          id: 'orders',
          label: <TabLabel icon="package" name={words.tabs.orders} count={hasMore ? 0 : orders.length} />,
          panel: <Orders view={view} isLoadingOlder={isLoadingOlder} onOlder={onOlder} />,
        },
        {
          id: 'wishlist',
          label: <TabLabel icon="heart" name={words.tabs.wishlist} count={saved} />,
          panel: <Wishlist words={words} />,
        },
      ]}
    />
  );
};

const quietly = { replace: true, preventScrollReset: true };
