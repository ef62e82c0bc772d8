import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { orderInputFor, totalOf } from '#features/orders/testing/orders.ts';
import type { OpenShop, Refused, SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminPayments, RefundRequest } from '../payments.admin.contract.ts';

type PlacedOrder = { readonly id: string; readonly orderNumber: string; readonly total: number };

/** Places orders and runs payment actions of admins through the API. */
export const refundableOrders = (shop: OpenShop, admin: SignedIn, customer: SignedIn) => {
  const placeOrder = async (overrides: Partial<PlaceOrder> = {}): Promise<PlacedOrder> => {
    const expectedTotal = await totalOf(shop, customer.token, overrides);
    const body = orderInputFor({ ...overrides, expectedTotal });
    const { body: placed } = await shop.request<{ orderNumber: string }>('/orders', { body, token: customer.token });
    const { rows } = await shop.database.pool.query('select id from orders where order_number = $1', [
      placed.orderNumber,
    ]);
    return { id: rows[0].id, orderNumber: placed.orderNumber, total: expectedTotal };
  };
  const settle = (id: string, from: string, to: string) =>
    shop.request(`/admin/orders/${id}/payment-status`, {
      method: 'PUT',
      body: { from, to, language: 'ar' },
      token: admin.token,
    });
  return {
    place: placeOrder,
    /** Changes the payment status by hand. */
    settle,
    /** Places an order and records its payment. */
    placePaid: async (overrides: Partial<PlaceOrder> = {}): Promise<PlacedOrder> => {
      const placed = await placeOrder(overrides);
      await settle(placed.id, 'pending', 'paid');
      return placed;
    },
    move: (id: string, from: string, to: string, refund = false) =>
      shop.request(`/admin/orders/${id}/status`, {
        method: 'PUT',
        body: { from, to, refund, language: 'ar' },
        token: admin.token,
      }),
    payments: async (id: string) =>
      (await shop.request<AdminPayments>(`/admin/orders/${id}/payments`, { token: admin.token })).body,
    quote: async (id: string, lines: RefundRequest['lines'], includesShipping = false) =>
      (
        await shop.request<{ amount: number; refundable: number }>(`/admin/orders/${id}/refund-quotes`, {
          body: { lines, includesShipping },
          token: admin.token,
        })
      ).body,
    /** Refunds an order; by default an amount, compared with the refundable balance of the whole order. */
    refund: (id: string, request: Partial<RefundRequest>) =>
      shop.request<AdminPayments & Refused>(`/admin/orders/${id}/refunds`, {
        body: { lines: [], includesShipping: false, restock: false, reason: 'goodwill', note: null, ...request },
        token: admin.token,
      }),
    /** Returns the amounts in the row of the order. */
    readAmounts: async (id: string) => {
      const { rows } = await shop.database.pool.query(
        'select payment_status as status, paid_amount as paid, refunded_amount as refunded from orders where id = $1',
        [id],
      );
      return rows[0] as { readonly status: string; readonly paid: number; readonly refunded: number };
    },
    auditOf: async (orderNumber: string) => {
      const { rows } = await shop.database.pool.query(
        `select action, details from audit_log where subject = $1 and action like 'payment.%' order by created_at`,
        [orderNumber],
      );
      return rows as { readonly action: string; readonly details: object }[];
    },
  };
};
