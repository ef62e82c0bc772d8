import type { AccountMessages } from '../../../locales/load-rooms.ts';

const tabIds = ['orders', 'addresses', 'wishlist', 'profile'] as const;
type TabId = (typeof tabIds)[number];

/** Which tab of the account's page an address asks for. */
export const readTab = (query: URLSearchParams): TabId => tabIds.find((id) => id === query.get('tab')) ?? 'orders';

/** The title of the page while this tab is open. */
export const tabTitle = (tab: TabId, tabs: AccountMessages['tabs']): string => `${tabs[tab]} – ${tabs.label}`;
