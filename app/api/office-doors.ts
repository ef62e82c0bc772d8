import type { OfficeContract } from '../../contract/office/index.ts';
import { type DoorsOf, door } from './door.ts';

/** Where the endpoints of the office stand. */
export const officeDoors = {
  desk: { overview: door('GET', '/office/overview'), show: door('GET', '/office/desk') },
  messages: { list: door('GET', '/office/messages'), mark: door('PUT', '/office/messages/{id}') },
  orders: {
    export: door('POST', '/office/orders/export'),
    list: door('GET', '/office/orders'),
    move: door('PUT', '/office/orders/{id}/status'),
    settle: door('PUT', '/office/orders/{id}/payment'),
  },
  products: {
    list: door('GET', '/office/products'),
    show: door('GET', '/office/products/{id}'),
    create: door('POST', '/office/products'),
    change: door('PUT', '/office/products/{id}'),
    place: door('PUT', '/office/products/{id}/place'),
    archive: door('PUT', '/office/products/{id}/archive'),
  },
  productPictures: {
    put: door('PUT', '/office/products/{id}/pictures/{view}'),
    remove: door('DELETE', '/office/products/{id}/pictures/{view}'),
  },
  stockAlerts: {
    products: door('GET', '/office/awaited-products'),
    list: door('GET', '/office/stock-alerts'),
    tell: door('PUT', '/office/awaited-products/{id}/told'),
  },
  promoCodes: {
    list: door('GET', '/office/promo-codes'),
    make: door('POST', '/office/promo-codes'),
    change: door('PUT', '/office/promo-codes/{id}'),
    open: door('PUT', '/office/promo-codes/{id}/opening'),
    remove: door('DELETE', '/office/promo-codes/{id}'),
  },
  reviews: {
    list: door('GET', '/office/reviews'),
    hide: door('PUT', '/office/reviews/{id}/hiding'),
    show: door('DELETE', '/office/reviews/{id}/hiding'),
  },
  newsletter: {
    list: door('GET', '/office/newsletter'),
    remove: door('DELETE', '/office/newsletter/{id}'),
    export: door('POST', '/office/newsletter/export'),
  },
  team: {
    show: door('GET', '/office/team'),
    grant: door('POST', '/office/team'),
    revoke: door('DELETE', '/office/team/{id}'),
  },
  log: { list: door('GET', '/office/log') },
} satisfies DoorsOf<OfficeContract>;
