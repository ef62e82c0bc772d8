import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import type { OrderPayment } from '#features/orders/order-payment.ts';
import type { OrderView, PlacedOrder } from '#features/orders/orders.contract.ts';
import { orderInputFor, setStock } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { TransferProof } from '../transfer-proofs.admin.contract.ts';

let drawnCount = 0;

/** Draws the screenshot of a transfer, different for each call. */
export const screenshot = ({ width = 540, height = 1170 } = {}): Sharp => {
  drawnCount += 1;
  const shade = { r: (drawnCount * 37) % 256, g: (drawnCount * 91) % 256, b: drawnCount % 256 };
  const band = { create: { width: width - 20, height: 90, channels: 3, background: shade } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: band, gravity: 'center' },
  ]);
};

export const bytesOf = async (picture: Sharp): Promise<Buffer<ArrayBuffer>> => Buffer.from(await picture.toBuffer());

type Sent = { readonly picture?: Uint8Array<ArrayBuffer>; readonly bankReference?: string; readonly type?: string };

/** Actions of customers and admins on transfer proofs, through the API. */
const createTransferActions = (shop: OpenShop) => ({
  /** Places an order paid by bank transfer. */
  order: async ({ token }: SignedIn): Promise<string> => {
    const { body } = await shop.request<PlacedOrder>('/orders', {
      body: orderInputFor({ paymentMethod: 'bank_transfer' }),
      token,
    });
    return body.orderNumber;
  },
  send: async <Body = OrderPayment>(
    { token }: SignedIn,
    orderNumber: string,
    { picture, bankReference, type = 'image/png' }: Sent = {},
  ) => {
    const form = new FormData();
    const bytes = picture ?? (await bytesOf(screenshot().png()));
    form.set('picture', new File([bytes], '../../index.html', { type }));
    if (bankReference !== undefined) form.set('bankReference', bankReference);
    return shop.request<Body>(`/orders/${orderNumber}/transfer-proofs`, { body: form, token });
  },
  show: async ({ token }: SignedIn, orderNumber: string): Promise<OrderView> =>
    (await shop.request<OrderView>(`/orders/${orderNumber}?language=en`, { token })).body,
  list: async ({ token }: SignedIn, state: 'waiting' | 'decided' = 'waiting') =>
    (await shop.request<PageOf<TransferProof>>(`/admin/transfer-proofs?state=${state}`, { token })).body,
  accept: <Body = TransferProof & Refused>({ token }: SignedIn, id: string, amount: number, isDifferent?: boolean) =>
    shop.request<Body>(`/admin/transfer-proofs/${id}/accepted`, {
      method: 'PUT',
      body: isDifferent === undefined ? { amount } : { amount, isDifferent },
      token,
    }),
  reject: <Body = TransferProof & Refused>({ token }: SignedIn, id: string, reason = 'The amount has not arrived') =>
    shop.request<Body>(`/admin/transfer-proofs/${id}/rejected`, { method: 'PUT', body: { reason }, token }),
  picture: ({ token }: Partial<SignedIn>, id: string) =>
    shop.request<{ readonly file?: string; readonly code?: string }>(`/transfer-proofs/${id}/picture`, { token }),
});

/** Opens, for one test file, a shop that logs no error, with two customers and an admin; each test begins without proofs. */
export const shopWithTransfers = () => {
  let shop: OpenShop;
  let salma: SignedIn;
  let omar: SignedIn;
  let admin: SignedIn;
  beforeAll(async () => {
    shop = await openShop();
    [salma, omar] = await Promise.all([shop.signUp(), shop.signUp()]);
    admin = await shop.signUpAdmin();
    await setStock(shop, 'plate-lotus-01', 10_000);
  });
  beforeEach(async () => {
    await shop.database.pool.query('delete from request_limits');
    await shop.database.pool.query('delete from transfer_proofs');
  });
  afterAll(async () => {
    expect(shop.logged).toEqual([]);
    await shop.close();
  });
  const world = {
    get shop() {
      return shop;
    },
    get salma() {
      return salma;
    },
    get omar() {
      return omar;
    },
    get admin() {
      return admin;
    },
    get transfers() {
      return createTransferActions(shop);
    },
    rows: async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
      (await shop.database.pool.query<Row>(sql, [...values])).rows,
    /** Returns the id of the newest proof of a customer's order. */
    idOf: async (orderNumber: string, by = salma): Promise<string> =>
      (await world.transfers.show(by, orderNumber)).payment.transfer?.proof?.id ?? '',
    /** Places an order with a waiting proof, by default of the first customer. */
    sent: async (by = salma) => {
      const orderNumber = await world.transfers.order(by);
      expect((await world.transfers.send(by, orderNumber)).status).toBe(200);
      const { total } = await world.transfers.show(by, orderNumber);
      return { orderNumber, total, id: await world.idOf(orderNumber, by) };
    },
  };
  return world;
};
