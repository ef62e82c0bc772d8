import type { ComponentType } from 'react';
import type { Desk } from '../../../contract/office/desk.ts';
import type { OfficeMessages } from '../../../locales/load-rooms.ts';
import { lazily } from '../../parts/lazily.tsx';
import type { IconName } from '../../ui/icon-names.ts';

/** A part of the office: its address below `/admin`, its name and sign, and what waits in it. */
export interface OfficePart {
  readonly path: string;
  readonly name: keyof OfficeMessages['frame']['tabs'];
  readonly icon: IconName;
  readonly waiting?: (desk: Desk) => number;
  readonly Panel: ComponentType;
}

/** Every part of the office, in the order of its tabs. Each comes when it is first opened. */
export const parts: readonly OfficePart[] = [
  {
    path: 'overview',
    name: 'overview',
    icon: 'chart-column',
    Panel: lazily(async () => (await import('./overview/overview.tsx')).Overview),
  },
  {
    path: 'orders',
    name: 'orders',
    icon: 'package',
    waiting: ({ waiting }) => waiting.orders,
    Panel: lazily(async () => (await import('./orders/orders.tsx')).Orders),
  },
  {
    path: 'messages',
    name: 'messages',
    icon: 'mail',
    waiting: ({ waiting }) => waiting.messages,
    Panel: lazily(async () => (await import('./messages/messages.tsx')).Messages),
  },
  {
    path: 'products',
    name: 'products',
    icon: 'plates',
    Panel: lazily(async () => (await import('./products/products.tsx')).Products),
  },
  {
    path: 'promo-codes',
    name: 'promoCodes',
    icon: 'ticket-percent',
    Panel: lazily(async () => (await import('./promo-codes/promo-codes.tsx')).PromoCodes),
  },
  {
    path: 'notifications',
    name: 'notifications',
    icon: 'bell',
    Panel: lazily(async () => (await import('./notifications/notifications.tsx')).Notifications),
  },
  {
    path: 'reviews',
    name: 'reviews',
    icon: 'star',
    Panel: lazily(async () => (await import('./reviews/reviews.tsx')).Reviews),
  },
  {
    path: 'newsletter',
    name: 'newsletter',
    icon: 'newspaper',
    Panel: lazily(async () => (await import('./newsletter/newsletter.tsx')).Newsletter),
  },
  {
    path: 'people',
    name: 'people',
    icon: 'users',
    Panel: lazily(async () => (await import('./people/people.tsx')).People),
  },
  {
    path: 'log',
    name: 'log',
    icon: 'history',
    Panel: lazily(async () => (await import('./log/log.tsx')).Log),
  },
];

/** The part at an address below `/admin`, without one the first; undefined when there is none. */
export const partAt = (path?: string): OfficePart | undefined =>
  path === undefined ? parts[0] : parts.find((part) => part.path === path);
