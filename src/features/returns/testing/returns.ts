import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { linesOf, setStock, stockOf } from '#features/orders/testing/orders.ts';
import { refundableOrders } from '#features/payments/testing/refundable-orders.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { changeSettings } from '#tests/support/change-settings.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminReturn } from '../returns.admin.contract.ts';
import type { OrderReturns, RequestReturn } from '../returns.contract.ts';

export const PLATE = 'plate-lotus-01';
export const CUP = 'cup-tea-01';
export const STOCK = 100;

/** Two plates and three cups. */
const lines: PlaceOrder['lines'] = linesOf(PLATE, CUP).map((line, index) => ({ ...line, quantity: 2 + index }));

/** Return actions of customers and admins, through the API. */
const createReturnActions = (shop: OpenShop, admin: SignedIn, customer: SignedIn) => {
  const orders = refundableOrders(shop, admin, customer);
  const change = (method: string, path: string, body: object) =>
    shop.request<AdminReturn & Refused>(path, { method, body: { language: 'en', ...body }, token: admin.token });
  const ship = async (id: string) => {
    await orders.move(id, 'pending', 'processing');
    await orders.move(id, 'processing', 'shipped');
  };
  const request = (orderNumber: string, input: Partial<RequestReturn> = {}, by = customer) =>
    shop.request<OrderReturns & Refused>(`/orders/${orderNumber}/returns`, {
      body: {
        language: 'en',
        key: randomUUID(),
        lines: [{ productId: PLATE, quantity: 1, reason: 'damaged' }],
        comment: null,
        ...input,
      },
      token: by.token,
    });
  const approve = (id: string, reply: string | null = null) =>
    change('PUT', `/admin/returns/${id}/approval`, { reply });
  return {
    ...orders,
    /** An admin's call about a return. */
    change,
    ship,
    /** Places and delivers an order of two plates and three cups. */
    deliver: async ({ isPaid = true, ...input }: Partial<PlaceOrder> & { readonly isPaid?: boolean } = {}) => {
      const placed = await (isPaid ? orders.placePaid : orders.place)({ lines, ...input });
      await ship(placed.id);
      await orders.move(placed.id, 'shipped', 'delivered');
      return placed;
    },
    /** Places and ships an order of two plates and three cups. */
    placeShipped: async ({ isPaid = true, ...input }: Partial<PlaceOrder> & { readonly isPaid?: boolean } = {}) => {
      const placed = await (isPaid ? orders.placePaid : orders.place)({ lines, ...input });
      await ship(placed.id);
      return placed;
    },
    show: (orderNumber: string, by = customer) =>
      shop.request<OrderReturns & Refused>(`/orders/${orderNumber}/returns?language=en`, { token: by.token }),
    request,
    /** Requests a return and returns its id. */
    createReturn: async (orderNumber: string, input: Partial<RequestReturn> = {}): Promise<string> => {
      const { body } = await request(orderNumber, input);
      return body.returns[0]?.id ?? '';
    },
    withdraw: (orderNumber: string, id: string) =>
      shop.request<OrderReturns & Refused>(`/orders/${orderNumber}/returns/${id}/withdrawal`, {
        body: { language: 'en' },
        token: customer.token,
      }),
    approve,
    refuse: (id: string, reply = 'The piece was used') => change('PUT', `/admin/returns/${id}/refusal`, { reply }),
    close: (id: string, reply = 'Nothing came') => change('PUT', `/admin/returns/${id}/closing`, { reply }),
    receive: (
      id: string,
      received: readonly { readonly productId: string; readonly restocked?: number; readonly writtenOff?: number }[],
    ) =>
      change('PUT', `/admin/returns/${id}/receipt`, {
        lines: received.map((line) => ({ restocked: 0, writtenOff: 0, ...line })),
      }),
    /** Refunds a return; `expectedRefundable` defaults to the amount. */
    refundReturn: (id: string, amount: number, expectedRefundable = amount) =>
      change('POST', `/admin/returns/${id}/refunds`, { amount, expectedRefundable }),
    refuseDelivery: (id: string, input: object = {}) =>
      change('POST', `/admin/orders/${id}/refused-delivery`, { reason: 'refused', writtenOff: [], ...input }),
    list: async (query = '') =>
      (await shop.request<PageOf<AdminReturn>>(`/admin/returns?language=en${query}`, { token: admin.token })).body,
    ofOrder: async (id: string) =>
      (await shop.request<AdminReturn[]>(`/admin/orders/${id}/returns?language=en`, { token: admin.token })).body,
    stock: async () => ({ plates: await stockOf(shop, PLATE), cups: await stockOf(shop, CUP) }),
    /** Actions of admins on the returns of an order, oldest first. */
    auditOf: async (orderNumber: string): Promise<readonly string[]> => {
      const { rows } = await shop.database.pool.query(
        `select action from audit_log where subject = $1 and action like 'return.%' order by created_at`,
        [orderNumber],
      );
      return rows.map(({ action }) => action);
    },
  };
};

/** Opens, for one test file, a shop that logs no error, with a customer, an admin, and stock for every test. */
export const shopWithReturns = (options: () => Promise<Parameters<typeof openShop>[0]> = async () => ({})) => {
  let shop: OpenShop;
  let salma: SignedIn;
  let admin: SignedIn;
  beforeAll(async () => {
    shop = await openShop(await options());
    salma = await shop.signUp();
    admin = await shop.signUpAdmin();
    // every order has a shipping fee
    const { defaultZone, zones } = defaultRules.shipping;
    await changeSettings((path, asking) => shop.request(path, { ...asking, token: admin.token }), {
      shipping: { defaultZone: { ...defaultZone, freeFrom: null }, zones },
    });
  });
  afterAll(async () => {
    expect(shop.logged).toEqual([]);
    await shop.close();
  });
  return async () => {
    for (const product of [PLATE, CUP]) await setStock(shop, product, STOCK);
    await shop.database.pool.query('delete from request_limits');
    return { shop, salma, admin, ...createReturnActions(shop, admin, salma) };
  };
};
