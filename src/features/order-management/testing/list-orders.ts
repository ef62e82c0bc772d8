import type { PageOf } from '#core/api/pagination.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';

/** Requests a page of the admin order list in Arabic. */
export const listOrders = (shop: OpenShop, { token }: SignedIn, filters: Readonly<Record<string, string>>) =>
  shop.request<PageOf<AdminOrder>>(`/admin/orders?${new URLSearchParams({ language: 'ar', ...filters })}`, { token });
