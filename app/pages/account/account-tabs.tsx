import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Profile as Told } from '../../../contract/people.ts';
import { useHearts } from '../../device/hearts.ts';
import { AdminAdvice } from '../../parts/admin-advice.tsx';
import { lazily } from '../../parts/lazily.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { readTab, tabTitle } from './account-tab.ts';
import { Orders } from './orders.tsx';
import { TabLabel } from './tab-label.tsx';
import type { AccountView } from './use-account.ts';
import { useAddresses } from './use-addresses.ts';
import { Wishlist } from './wishlist.tsx';

// Each comes when it is first opened.
const Addresses = lazily(async () => (await import('./addresses/addresses.tsx')).Addresses);
const Profile = lazily(async () => (await import('./profile/profile.tsx')).Profile);

interface AccountTabsProps {
  readonly view: AccountView;
  readonly isLoadingOlder: boolean;
  readonly onOlder: () => void;
  readonly onProfile: (profile: Told) => void;
  readonly onFailed: (error: unknown) => void;
}

/** The parts of a customer's own page; the address says which one is open (specification 2, Account). */
export const AccountTabs = ({ view, isLoadingOlder, onOlder, onProfile, onFailed }: AccountTabsProps) => {
  const { words, profile, orders, hasMore } = view;
  const [query, setQuery] = useSearchParams();
  const saved = useHearts((ids) => ids.size);
  const selected = readTab(query);
  useTitle(tabTitle(selected, words.tabs));
  const isProfile = selected === 'profile';
  const book = useAddresses();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([selected]));
  if (!opened.has(selected)) setOpened(new Set([...opened, selected]));
  return (
    <>
      {profile.isAdmin && !profile.hasSecondFactor && !isProfile && (
        <AdminAdvice words={words.profile.advice} to="/account?tab=profile" className="mb-8" />
      )}
      <Tabs
        label={words.tabs.label}
        selected={selected}
        onSelect={(tab) => setQuery((now) => ({ ...Object.fromEntries(now), tab }), quietly)}
        tabs={[
          {
            id: 'orders',
            label: <TabLabel icon="package" name={words.tabs.orders} count={hasMore ? 0 : orders.length} />,
            panel: <Orders view={view} isLoadingOlder={isLoadingOlder} onOlder={onOlder} />,
          },
          {
            id: 'addresses',
            label: (
              <TabLabel
                icon="map-pin"
                name={words.tabs.addresses}
                count={book.state.kind === 'ready' ? book.state.known.length : 0}
              />
            ),
            panel: opened.has('addresses') && (
              <Suspense fallback={<AccountSkeleton />}>
                <Addresses title={words.tabs.addresses} profile={profile} book={book} onFailed={onFailed} />
              </Suspense>
            ),
          },
          {
            id: 'wishlist',
            label: <TabLabel icon="heart" name={words.tabs.wishlist} count={saved} />,
            panel: <Wishlist words={words} />,
          },
          {
            id: 'profile',
            label: <TabLabel icon="user" name={words.tabs.profile} count={0} />,
            panel: opened.has('profile') && (
              <Suspense fallback={<AccountSkeleton />}>
                <Profile view={view} onChanged={onProfile} onFailed={onFailed} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
};

const quietly = { replace: true };
