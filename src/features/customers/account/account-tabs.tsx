import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatNumber } from '#core/i18n/format.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { EmptyState } from '#core/ui/empty-state.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { IconName } from '#core/ui/icon-names.ts';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { Tabs } from '#core/ui/tabs.tsx';
import { useTitle } from '#core/ui/use-title.ts';
import { SecondFactorAdvice } from '#features/auth/ui/second-factor-advice.tsx';
import { OrderCard } from '#features/order-status/ui/order-card.tsx';
import { useWishlistIds } from '#features/wishlist/ui/wishlist-ids.ts';
import type { Profile as ProfileData } from '../profile.contract.ts';
import type { AccountView } from './use-account.ts';
import { useAddresses } from './use-saved-addresses.ts';
import { Wishlist } from './wishlist-tab.tsx';

// Loaded when the tab is first opened.
const Addresses = lazyOnDemand(async () => (await import('./addresses.tsx')).Addresses);

const Profile = lazyOnDemand(async () => (await import('./profile.tsx')).Profile);

interface AccountTabsProps {
  readonly view: AccountView;
  readonly isLoadingOlder: boolean;
  readonly onLoadOlder: () => void;
  readonly onProfile: (change: Partial<ProfileData>) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Tabs of the account page; the `tab` query parameter selects one (specification 2, Account). */
export const AccountTabs = ({ view, isLoadingOlder, onLoadOlder, onProfile, onFailed }: AccountTabsProps) => {
  const { texts, profile, orders, hasMore } = view;
  const [query, setQuery] = useSearchParams();
  const saved = useWishlistIds((ids) => ids.size);
  const selected = readTab(query);
  useTitle(tabTitle(selected, texts.tabs));
  const isProfile = selected === 'profile';
  const savedAddresses = useAddresses();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([selected]));
  if (!opened.has(selected)) setOpened(new Set([...opened, selected]));
  return (
    <>
      {profile.isAdmin && !profile.hasSecondFactor && !isProfile && (
        <SecondFactorAdvice texts={texts.profile.advice} to="/account?tab=profile" className="mb-8" />
      )}
      <Tabs
        label={texts.tabs.label}
        selected={selected}
        onSelect={(tab) => setQuery((now) => ({ ...Object.fromEntries(now), tab }), withoutHistoryEntry)}
        tabs={[
          {
            id: 'orders',
            label: <AccountTabLabel icon="package" name={texts.tabs.orders} count={hasMore ? 0 : orders.length} />,
            panel: <Orders view={view} isLoadingOlder={isLoadingOlder} onLoadOlder={onLoadOlder} />,
          },
          {
            id: 'addresses',
            label: (
              <AccountTabLabel
                icon="map-pin"
                name={texts.tabs.addresses}
                count={savedAddresses.state.kind === 'ready' ? savedAddresses.state.account.length : 0}
              />
            ),
            panel: opened.has('addresses') && (
              <Suspense fallback={<AccountSkeleton />}>
                <Addresses
                  title={texts.tabs.addresses}
                  profile={profile}
                  savedAddresses={savedAddresses}
                  onFailed={onFailed}
                />
              </Suspense>
            ),
          },
          {
            id: 'wishlist',
            label: <AccountTabLabel icon="heart" name={texts.tabs.wishlist} count={saved} />,
            panel: <Wishlist texts={texts} />,
          },
          {
            id: 'profile',
            label: <AccountTabLabel icon="user" name={texts.tabs.profile} count={0} />,
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

const withoutHistoryEntry = { replace: true };

interface TabLabelProps {
  readonly icon: IconName;
  readonly name: string;
  /** Number of entries; 0 is not displayed. */
  readonly count: number;
}

/** Label of an account tab: icon, name and count. */
const AccountTabLabel = ({ icon, name, count }: TabLabelProps) => {
  const language = useLanguage();
  return (
    <>
      <Icon name={icon} className="size-5" />
      {name}
      {count > 0 && <span className="num text-sm text-lapis-700">{formatNumber(count, language)}</span>}
    </>
  );
};

interface OrdersProps {
  readonly view: AccountView;
  readonly isLoadingOlder: boolean;
  readonly onLoadOlder: () => void;
}

/** The customer's orders, newest first (specification 2, Account). */
const Orders = ({ view: { texts, orders, hasMore }, isLoadingOlder, onLoadOlder }: OrdersProps) => {
  const { fields } = useMessages('common');
  const { empty, more } = texts.orders;
  return (
    <>
      <h2 className="sr-only">{texts.tabs.orders}</h2>
      {orders.length === 0 ? (
        <div className="pt-10">
          <EmptyState title={empty.title} text={empty.text} link={{ to: '/products', label: empty.button }} />
        </div>
      ) : (
        <ul className="grid gap-6 pt-10">
          {orders.map((order) => (
            <li key={order.orderNumber}>
              <OrderCard order={order} t={texts} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p className="pt-8 text-center">
          <button
            type="button"
            className="btn btn-line min-w-52"
            aria-busy={isLoadingOlder}
            disabled={isLoadingOlder}
            onClick={onLoadOlder}
          >
            {isLoadingOlder ? fields.wait : more}
          </button>
        </p>
      )}
    </>
  );
};

const tabIds = ['orders', 'addresses', 'wishlist', 'profile'] as const;

type TabId = (typeof tabIds)[number];

/** Parses the tab from the query; orders by default. */
export const readTab = (query: URLSearchParams): TabId => tabIds.find((id) => id === query.get('tab')) ?? 'orders';

/** Document title for an open tab. */
export const tabTitle = (tab: TabId, tabs: Messages['account']['tabs']): string => `${tabs[tab]} – ${tabs.label}`;

/** Placeholder while the orders load. */
export const AccountSkeleton = () => (
  <div role="status" className="pt-14 noscript:hidden">
    <span className="sr-only">{useMessages('common').states.loading}</span>
    <div className="grid gap-6 animate-breathe">
      <div className="bg-glaze-2 h-56" />
      <div className="bg-glaze-2 h-56" />
    </div>
  </div>
);
