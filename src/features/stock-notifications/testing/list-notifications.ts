import type { PageOf } from '#core/api/pagination.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { StockNotificationProduct, StockNotificationRow } from '../stock-notifications.admin.contract.ts';

/** Requests a page of the stock notifications. */
export const listNotifications = async (shop: OpenShop, { token }: SignedIn, query = '') =>
  (await shop.request<PageOf<StockNotificationRow>>(`/admin/stock-notifications${query}`, { token })).body;

/** Requests a page of the products with stock notifications. */
export const listNotificationProducts = async (shop: OpenShop, { token }: SignedIn, query = '') =>
  (await shop.request<PageOf<StockNotificationProduct>>(`/admin/stock-notifications/products${query}`, { token })).body;
