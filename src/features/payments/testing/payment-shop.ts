import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll } from 'vitest';
import { concurrencyLimits, createConcurrencyLimiter } from '#core/server/http/concurrency-limiter.ts';
import { toTasks } from '#core/server/jobs/define-job.ts';
import { settlementJobs } from '#features/cod-reconciliation/server/cod-reconciliation.jobs.ts';
import type { PlacedOrder, PlaceOrder } from '#features/orders/orders.contract.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import {
  type ApiResponse,
  type OpenShop,
  openShop,
  type Refused,
  type SignedIn,
} from '#tests/support/shop/in-process-shop.ts';
import type { AdminPayments, RefundRequest } from '../payments.admin.contract.ts';
import { openPaymobGateway, type PaymobGateway } from '../providers/paymob/testing/paymob-gateway.ts';
import { gatewayTaskNames } from '../server/payment-jobs.ts';
import { createPaymentPages, type PaymentPages } from '../server/payment-pages.ts';
import { paymentJobs } from '../server/payments.jobs.ts';
import { reconcilePayments } from '../server/reconcile-payments.ts';
import { cancelUnpaidOrders } from '../server/unpaid-orders.ts';
import {
  findWaitingMails,
  type PaymentRecords,
  readPaymentRecords,
  takeJobs,
  type WaitingMail,
} from './payment-records.ts';

/** A placed order in the customer's view, with its id. */
export type PlacedOnline = { readonly id: string; readonly number: string; readonly total: number };

/** An in-process shop and a local gateway that call each other over HTTP. Jobs run on demand. */
export type PaymentShop = {
  readonly shop: OpenShop;
  readonly gateway: PaymobGateway;
  /** URL of the shop for the gateway. */
  readonly url: string;
  readonly salma: SignedIn;
  readonly admin: SignedIn;
  /** Places an order of one plate; paid by card unless the input has another method. */
  readonly placeOrder: (input?: Partial<PlaceOrder>, token?: string) => Promise<PlacedOnline>;
  /** Requests the payment page; the URL is empty after an error. */
  readonly open: (
    order: PlacedOnline,
    asking?: { readonly token?: string; readonly method?: string },
  ) => Promise<{ readonly status: number; readonly code: string; readonly url: string }>;
  /** Opens the page and pays; resolves after the webhook, as configured in the gateway. Returns the redirect URL. */
  readonly pay: (order: PlacedOnline) => Promise<string>;
  readonly decline: (order: PlacedOnline) => Promise<string>;
  /** Follows the return URL; resolves to the shop's response. */
  readonly returnToShop: (address: string) => Promise<Response>;
  /** Runs the waiting payment jobs until none is left; a failed one waits again. Returns the number of failures. */
  readonly runJobs: () => Promise<number>;
  readonly reconcile: () => Promise<void>;
  /** Cancels overdue orders, like the scheduled job. */
  readonly expire: () => Promise<void>;
  /** Returns the stored amounts of an order. */
  readonly readAmounts: (order: PlacedOnline) => Promise<PaymentRecords>;
  /** Returns the kinds of an order's waiting mails: `order-placed`, `order-arrived`, or the event of a payment mail. */
  readonly mailsOf: (order: PlacedOnline) => Promise<string[]>;
  readonly waitingMails: () => Promise<WaitingMail[]>;
  /** Returns the amounts of the order in the customer's view. */
  readonly readCustomerPayment: (
    order: PlacedOnline,
    token?: string,
  ) => Promise<{ readonly state: string; readonly canPay: boolean; readonly open: number }>;
  readonly refund: (
    order: PlacedOnline,
    request: Partial<RefundRequest>,
    token?: string,
  ) => Promise<ApiResponse<Refused>>;
  readonly cancelByAdmin: (order: PlacedOnline, isRefunded?: boolean) => Promise<ApiResponse<Refused>>;
  readonly adminView: (order: PlacedOnline) => Promise<AdminPayments>;
  readonly close: () => Promise<void>;
};

/** Returns the gateway's reference of an attempt. */
export const referenceOf = ({ number }: PlacedOnline, attempt = 1): string => `${number}-${attempt}`;

type Options = { readonly mode?: 'test' | 'live' };

export const openPaymentShop = async ({ mode = 'test' }: Options = {}): Promise<PaymentShop> => {
  const gateway = await openPaymobGateway({ mode });
  const proxy = await openShopProxy();
  const shop = await openShop({ payments: { paymob: gateway.values }, publicUrl: proxy.url });
  proxy.serve(createPaymentPages(shop.context, createConcurrencyLimiter(concurrencyLimits.webhooks).withLimit));
  const { pool } = shop.database;
  const salma = await shop.signUp();
  const admin = await shop.signUpAdmin();
  const tasks = toTasks([...paymentJobs, ...settlementJobs], shop.context);

  const open: PaymentShop['open'] = async ({ number }, { token = salma.token, method } = {}) => {
    const body = { language: 'ar', ...(method === undefined ? {} : { method }) };
    const response = await shop.request<{ url?: string; code?: string }>(`/orders/${number}/payments`, { body, token });
    return { status: response.status, code: response.body.code ?? '', url: response.body.url ?? '' };
  };
  const press = async (order: PlacedOnline, button: 'pay' | 'decline'): Promise<string> => {
    const { url, code } = await open(order);
    if (url === '') throw new Error(`no payment page: ${code}`);
    return gateway.press(url, button);
  };
  const adminView: PaymentShop['adminView'] = async ({ id }) => {
    const { body } = await shop.request<AdminPayments>(`/admin/orders/${id}/payments`, { token: admin.token });
    return body;
  };

  /** Runs the due jobs of these tasks; returns how many attempts failed. */
  const runTasks = async (names: readonly string[]): Promise<number> => {
    // like a worker before it takes a job
    await shop.context.breaker.skippedFlags(shop.database.kysely, 'gateway');
    let failed = 0;
    const again: (() => Promise<void>)[] = [];
    for (;;) {
      const jobs = await takeJobs(pool, shop.context.box, names);
      if (jobs.length === 0) break;
      for (const { task, payload, putBack } of jobs) {
        try {
          await tasks[task]?.(payload, { key: '' });
        } catch {
          failed += 1;
          again.push(putBack);
        }
      }
    }
    for (const putBack of again) await putBack();
    return failed;
  };

  return {
    shop,
    gateway,
    url: proxy.url,
    salma,
    admin,
    placeOrder: async (input = {}, token = salma.token) => {
      const shipping = { ...orderInputFor().shipping, email: salma.email };
      const body = orderInputFor({ paymentMethod: 'card', shipping, ...input });
      const placed = await shop.request<PlacedOrder & { code?: string }>('/orders', { body, token });
      if (placed.status !== 201) throw new Error(`order not placed: ${placed.body.code}`);
      const { orderNumber: number, total } = placed.body;
      const { rows } = await pool.query<{ id: string }>('select id from orders where order_number = $1', [number]);
      return { id: rows[0]?.id ?? '', number, total };
    },
    open,
    pay: (order) => press(order, 'pay'),
    decline: (order) => press(order, 'decline'),
    returnToShop: (address) => fetch(address, { redirect: 'manual' }),
    runJobs: () => runTasks(Object.keys(tasks)),
    reconcile: async () => {
      await reconcilePayments(shop.context);
      await runTasks([gatewayTaskNames.check, gatewayTaskNames.checkRefund]);
    },
    expire: async () => {
      await cancelUnpaidOrders(shop.context);
      await runTasks([gatewayTaskNames.close]);
    },
    readAmounts: ({ id }) => readPaymentRecords(pool, id),
    mailsOf: async ({ number }) =>
      (await findWaitingMails(pool, shop.context.box))
        .filter(({ order }) => order?.orderNumber === number)
        .map(({ kind, event }) => event ?? kind)
        .sort(),
    waitingMails: () => findWaitingMails(pool, shop.context.box),
    readCustomerPayment: async ({ number }, token = salma.token) => {
      const path = `/orders/${number}?language=ar`;
      const { body } = await shop.request<{ payment: { state: string; canPay: boolean; open: number } }>(path, {
        token,
      });
      return body.payment;
    },
    refund: async (order, request, token = admin.token) => {
      const expectedRefundable = request.expectedRefundable ?? (await adminView(order)).refundable;
      const body = {
        lines: [],
        includesShipping: false,
        restock: false,
        reason: 'goodwill',
        note: null,
        ...request,
        expectedRefundable,
      };
      return shop.request(`/admin/orders/${order.id}/refunds`, { body, token });
    },
    cancelByAdmin: async ({ id, number }, refund = true) => {
      const { rows } = await pool.query<{ status: string }>('select status from orders where order_number = $1', [
        number,
      ]);
      const body = { language: 'ar', from: rows[0]?.status, to: 'cancelled', refund };
      return shop.request(`/admin/orders/${id}/status`, { method: 'PUT', body, token: admin.token });
    },
    adminView,
    close: async () => {
      await proxy.close();
      await shop.close();
      await gateway.close();
    },
  };
};

/** Opens a server that passes requests of gateways and returning customers to the shop. */
const openShopProxy = async () => {
  let pages: PaymentPages | null = null;
  const respond = (request: Request): Promise<Response> => {
    const [, folder, kind, id = ''] = new URL(request.url).pathname.split('/');
    if (pages === null || folder !== 'payments') return Promise.resolve(new Response(null, { status: 404 }));
    return kind === 'webhooks' ? pages.webhook(request, id) : pages.handleReturn(id);
  };
  const server = createServer(getRequestListener(respond)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (served: PaymentPages) => {
      pages = served;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Opens a shop with its gateway for one test file. */
export const usePaymentShop = (options: Options = {}): (() => PaymentShop) => {
  let world: PaymentShop | undefined;
  beforeAll(async () => {
    world = await openPaymentShop(options);
  });
  afterAll(() => world?.close());
  return () => {
    if (world === undefined) throw new Error('the shop is not open');
    return world;
  };
};
