import type { ComponentType } from 'react';
import type { DashboardSummary } from '../../../contract/admin/dashboard.ts';
import { type Messages } from '../../../locales/namespaces.ts';

import { lazyOnDemand } from '../../components/lazy-on-demand.tsx';
import type { IconName } from '../../ui/icon-names.ts';

/** A part of the office: its address below `/admin`, its name and sign, and what waits in it. */
export interface AdminSection {
  readonly path: string;
  readonly name: keyof Messages['admin']['layout']['tabs'];
  readonly icon: IconName;
  readonly waiting?: (desk: DashboardSummary) => number;
  readonly Panel: ComponentType;
}

/** Every part of the office, in the order of its tabs. Each comes when it is first opened. */
export const adminSections: readonly AdminSection[] = [
  {
    path: 'dashboard',
    name: 'dashboard',
    icon: 'chart-column',
    Panel: lazyOnDemand(async () => (await import('./dashboard/dashboard.tsx')).Overview),
  },
  {
    path: 'orders',
    name: 'orders',
    icon: 'package',
    waiting: ({ waiting }) => waiting.pendingOrders,
    Panel: lazyOnDemand(async () => (await import('./orders/orders.tsx')).Orders),
  },
  {
    path: 'contact-messages',
    name: 'contactMessages',
    icon: 'mail',
    waiting: ({ waiting }) => waiting.unreadMessages,
    Panel: lazyOnDemand(async () => (await import('./contact-messages/contact-messages.tsx')).Messages),
  },
  {
    path: 'products',
    name: 'products',
    icon: 'plates',
    Panel: lazyOnDemand(async () => (await import('./products/products.tsx')).Products),
  },
  {
    path: 'promo-codes',
    name: 'promoCodes',
    icon: 'ticket-percent',
    Panel: lazyOnDemand(async () => (await import('./promo-codes/promo-codes.tsx')).PromoCodes),
  },
  {
    path: 'stock-notifications',
    name: 'stockNotifications',
    icon: 'bell',
    Panel: lazyOnDemand(async () => (await import('./stock-notifications/stock-notifications.tsx')).StockNotifications),
  },
  {
    path: 'reviews',
    name: 'reviews',
    icon: 'star',
    Panel: lazyOnDemand(async () => (await import('./reviews/reviews.tsx')).Reviews),
  },
  {
    path: 'newsletter-subscriptions',
    name: 'newsletterSubscriptions',
    icon: 'newspaper',
    Panel: lazyOnDemand(
      async () => (await import('./newsletter-subscriptions/newsletter-subscriptions.tsx')).Newsletter,
    ),
  },
  {
    path: 'user-roles',
    name: 'userRoles',
    icon: 'users',
    Panel: lazyOnDemand(async () => (await import('./user-roles/user-roles.tsx')).UserRoles),
  },
  {
    path: 'audit-log',
    name: 'auditLog',
    icon: 'history',
    Panel: lazyOnDemand(async () => (await import('./audit-log/audit-log.tsx')).AuditLog),
  },
];

/** The part at an address below `/admin`, without one the first; undefined when there is none. */
export const sectionAt = (path?: string): AdminSection | undefined =>
  path === undefined ? adminSections[0] : adminSections.find((part) => part.path === path);
