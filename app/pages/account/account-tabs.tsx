import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Profile as Told } from '../../../contract/people.ts';
import { useHearts } from '../../device/hearts.ts';
import { lazily } from '../../parts/lazily.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { AdminAdvice } from './admin-advice.tsx';
import { Orders } from './orders.tsx';
import { TabLabel } from './tab-label.tsx';
import type { AccountView } from './use-account.ts';
import { Wishlist } from './wishlist.tsx';

/** Comes when it is first opened. */
const Profile = lazily(async () => (await import('./profile/profile.tsx')).Profile);

const tabIds = ['orders', 'wishlist', 'profile'] as const;

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
  const selected = tabIds.find((id) => id === query.get('tab')) ?? 'orders';
  const isProfile = selected === 'profile';
  const [wasProfile, setWasProfile] = useState(isProfile);
  if (isProfile && !wasProfile) setWasProfile(true);
  return (
    <>
      {profile.isAdmin && !profile.hasSecondFactor && !isProfile && (
        <AdminAdvice words={words} to="/account?tab=profile" className="mb-8" />
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
            id: 'wishlist',
            label: <TabLabel icon="heart" name={words.tabs.wishlist} count={saved} />,
            panel: <Wishlist words={words} />,
          },
          {
            id: 'profile',
            label: <TabLabel icon="user" name={words.tabs.profile} count={0} />,
            panel: wasProfile && (
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

const quietly = { replace: true, preventScrollReset: true };
