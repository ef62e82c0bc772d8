import type { OrderChangeQuote } from '#features/order-management/order-edits.admin.contract.ts';
import type { AdminOrder } from '#features/order-management/orders.admin.contract.ts';
import type { OpenShop, Refused, SignedIn } from '#tests/support/shop/in-process-shop.ts';

type Change = Readonly<Record<string, unknown>>;

/** Edits orders through the API, by default with the version of a new order. */
export const orderChanges = (shop: OpenShop, admin: SignedIn) => {
  const quote = (id: string, change: Change) =>
    shop.request<OrderChangeQuote & Refused>(`/admin/orders/${id}/change-quotes`, {
      body: { language: 'ar', version: 1, pricedBy: 'order', ...change },
      token: admin.token,
    });
  const save = (id: string, change: Change) =>
    shop.request<AdminOrder & Pick<Refused, 'code' | 'data'>>(`/admin/orders/${id}`, {
      method: 'PUT',
      body: { language: 'ar', version: 1, pricedBy: 'order', refund: true, ...change },
      token: admin.token,
    });
  return {
    quote,
    save,
    /** Saves an edit with the expected sums of its quote. */
    change: async (id: string, { refund = true, ...changes }: Change) => {
      const { body } = await quote(id, changes);
      return save(id, { ...changes, refund, expectedTotal: body.quote?.total ?? 0, expectedRetained: body.kept ?? 0 });
    },
  };
};

/** Lines of an order from quantities by product. */
export const linesOfQuantities = (quantities: Readonly<Record<string, number>>) =>
  Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity }));

/** Computes the total of goods, with 14 % tax, and 150 EGP for shipping below 3,000 EGP; in piastres. */
export const totalOfGoods = (goods: number): number =>
  goods + Math.round((goods * 14) / 100) + (goods >= 300_000 ? 0 : 15_000);
