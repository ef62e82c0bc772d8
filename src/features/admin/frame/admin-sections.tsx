import type { ComponentType } from 'react';
import { pageSections } from '#core/fields/setting-fields.ts';
import type { Permission } from '#core/permissions/permissions.ts';
import type { IconName } from '#core/ui/icon-names.ts';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { ownPageNames } from '#features/content/content-page-names.ts';
import { type Messages } from '../../../locales/namespaces.ts';
import type { DashboardSummary } from '../dashboard.admin.contract.ts';

/** Section of the admin area: path below `/admin`, name, icon, and the count of open work in it. */
export interface AdminSection {
  readonly path: string;
  /** Its texts, with its `title`. */
  readonly name: AdminSectionName;
  /** Where it stands in the navigation; null above all groups. */
  readonly group: SectionGroup | null;
  /** Who does not have it sees no section. */
  readonly right: Permission;
  readonly icon: IconName;
  readonly waiting?: (summary: DashboardSummary) => number;
  /** Paths of its pages below its own. */
  readonly pages?: readonly string[];
  readonly Panel: ComponentType;
}

/** Groups of the navigation, in order. */
export const sectionGroups = ['selling', 'catalogue', 'people', 'shop'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

export type AdminSectionName = Exclude<
  keyof Messages['admin'],
  | 'layout'
  | 'settlements'
  | 'labels'
  | 'packingSlip'
  | 'pictures'
  | 'markdown'
  | 'pages'
  | 'paymentSettings'
  | 'orderChanges'
  | 'draftOrders'
>;

/** All sections, in order within their groups. Each is loaded when it is first opened. */
export const adminSections: readonly AdminSection[] = [
  {
    path: 'dashboard',
    name: 'dashboard',
    group: null,
    right: 'figures.read',
    icon: 'chart-column',
    Panel: lazyOnDemand(async () => (await import('./dashboard.route.tsx')).Overview),
  },
  {
    path: 'reports',
    name: 'reports',
    group: null,
    right: 'figures.read',
    icon: 'table',
    Panel: lazyOnDemand(async () => (await import('#features/reports/admin/reports.route.tsx')).Reports),
  },
  {
    path: 'orders',
    name: 'orders',
    group: 'selling',
    right: 'orders.read',
    icon: 'package',
    waiting: ({ waiting }) => waiting.pendingOrders,
    Panel: lazyOnDemand(async () => (await import('#features/order-management/admin/orders.route.tsx')).Orders),
  },
  {
    path: 'payments',
    name: 'payments',
    group: 'selling',
    right: 'payments.read',
    icon: 'banknote',
    waiting: ({ waiting }) => waiting.paymentIssues,
    Panel: lazyOnDemand(async () => (await import('#features/payments/admin/payment-issues.route.tsx')).PaymentIssues),
  },
  {
    path: 'transfers',
    name: 'transfers',
    group: 'selling',
    right: 'payments.write',
    icon: 'landmark',
    waiting: ({ waiting }) => waiting.transfers,
    Panel: lazyOnDemand(async () => (await import('#features/payments/admin/transfers.route.tsx')).Transfers),
  },
  {
    path: 'customers',
    name: 'customers',
    group: 'people',
    right: 'customers.read',
    icon: 'user',
    Panel: lazyOnDemand(async () => (await import('#features/customers/admin/customers.route.tsx')).Customers),
  },
  {
    path: 'returns',
    name: 'returns',
    group: 'selling',
    right: 'customers.read',
    icon: 'rotate-ccw',
    waiting: ({ waiting }) => waiting.returns,
    Panel: lazyOnDemand(async () => (await import('#features/returns/admin/returns.route.tsx')).Returns),
  },
  {
    path: 'shipments',
    name: 'shipments',
    group: 'selling',
    right: 'customers.read',
    icon: 'truck',
    waiting: ({ waiting }) => waiting.settlementLines,
    pages: ['couriers', 'settlements'],
    Panel: lazyOnDemand(async () => (await import('#features/fulfillment/admin/shipments.route.tsx')).Shipments),
  },
  {
    path: 'contact-messages',
    name: 'contactMessages',
    group: 'people',
    right: 'messages.read',
    icon: 'mail',
    waiting: ({ waiting }) => waiting.unreadMessages,
    Panel: lazyOnDemand(async () => (await import('#features/contact/admin/contact-messages.route.tsx')).Messages),
  },
  {
    path: 'products',
    name: 'products',
    group: 'catalogue',
    right: 'catalogue.read',
    icon: 'plates',
    pages: ['grid', 'import'],
    Panel: lazyOnDemand(async () => (await import('#features/products/admin/products-frame.route.tsx')).Products),
  },
  {
    path: 'stock',
    name: 'stock',
    group: 'catalogue',
    right: 'catalogue.read',
    icon: 'warehouse',
    pages: ['count'],
    Panel: lazyOnDemand(async () => (await import('#features/inventory/admin/inventory-frame.route.tsx')).Stock),
  },
  {
    path: 'promo-codes',
    name: 'promoCodes',
    group: 'catalogue',
    right: 'promoCodes.read',
    icon: 'ticket-percent',
    Panel: lazyOnDemand(async () => (await import('#features/discounts/admin/promo-codes.route.tsx')).PromoCodes),
  },
  {
    path: 'search',
    name: 'search',
    group: 'catalogue',
    right: 'catalogue.read',
    icon: 'search',
    pages: ['reports', 'preview'],
    Panel: lazyOnDemand(async () => (await import('#features/search/admin/search-frame.route.tsx')).Search),
  },
  {
    path: 'stock-notifications',
    name: 'stockNotifications',
    group: 'catalogue',
    right: 'catalogue.read',
    icon: 'bell',
    Panel: lazyOnDemand(
      async () =>
        (await import('#features/stock-notifications/admin/stock-notifications.route.tsx')).StockNotifications,
    ),
  },
  {
    path: 'reviews',
    name: 'reviews',
    group: 'people',
    right: 'reviews.read',
    icon: 'star',
    Panel: lazyOnDemand(async () => (await import('#features/reviews/admin/reviews.route.tsx')).Reviews),
  },
  {
    path: 'newsletter-subscriptions',
    name: 'newsletterSubscriptions',
    group: 'people',
    right: 'newsletter.read',
    icon: 'newspaper',
    Panel: lazyOnDemand(async () => (await import('#features/newsletter/admin/subscriptions.route.tsx')).Newsletter),
  },
  {
    path: 'user-roles',
    name: 'userRoles',
    group: 'shop',
    right: 'staff.read',
    icon: 'users',
    Panel: lazyOnDemand(async () => (await import('#features/staff/admin/staff.route.tsx')).UserRoles),
  },
  {
    path: 'settings',
    name: 'settings',
    group: 'shop',
    right: 'settings.read',
    icon: 'settings',
    pages: [...pageSections, 'payments', 'pages', ...ownPageNames.map((name) => `pages/${name}`)],
    Panel: lazyOnDemand(async () => (await import('#features/settings/admin/settings.route.tsx')).Settings),
  },
  {
    path: 'audit-log',
    name: 'auditLog',
    group: 'shop',
    right: 'auditLog.read',
    icon: 'history',
    Panel: lazyOnDemand(async () => (await import('#features/staff/admin/audit-log.route.tsx')).AuditLog),
  },
];

/** Returns the section at a path below `/admin`, the dashboard without a path, undefined for an unknown path or page. */
export const sectionAt = ({ part, page, item }: AdminPath): AdminSection | undefined => {
  const section = part === undefined ? adminSections[0] : adminSections.find(({ path }) => path === part);
  if (page === undefined) return section;
  return section?.pages?.includes(item === undefined ? page : `${page}/${item}`) ? section : undefined;
};

/** Parts of a path below `/admin`. */
interface AdminPath {
  readonly part?: string;
  readonly page?: string;
  readonly item?: string;
}
