import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { createEmailProof } from '#core/server/mail/email-proof.ts';
import { accountsSettings } from '#features/auth/server/accounts/index.ts';
import { linesOf, orderInputFor, setStock, stockOf, totalOf } from '#features/orders/testing/orders.ts';
import { cancelUnpaidOrders } from '#features/payments/server/unpaid-orders.ts';
import { orderChanges } from '#features/payments/testing/order-changes.ts';
import { findWaitingMails } from '#features/payments/testing/payment-records.ts';
import type { OrderLine } from '#features/pricing/price-lines.ts';
import { registry } from '#generated/server.gen.ts';
import { sourcesIn } from '../architecture/source-files.ts';
import { limitedMails, testMailLimit } from '../support/mail/mail-limit.ts';
import { type OpenShop, openShop, type SignedIn } from '../support/shop/in-process-shop.ts';

const password = 'Lapis-1234';
const products = ['cup-tea-01', 'cup-tea-02'] as const;

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop({ maxMailedOrdersPerDay: 1 });
  admin = await shop.signUpAdmin();
});
afterAll(() => shop.close());

let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `squatted-${addresses}@example.com`;
};

const signUp = (email: string) => shop.signUp({ email, password });

const erase = async ({ token }: SignedIn, language: ContentLanguage = 'ar') => {
  const { status } = await shop.request('/account-deletions', { body: { language, password }, token });
  expect(status).toBe(200);
};

const placeOrder = async (
  { token, email }: SignedIn,
  { to = email, lines = orderInputFor().lines }: { readonly to?: string; readonly lines?: OrderLine[] } = {},
): Promise<{ id: string; number: string }> => {
  const orderInput = { shipping: { ...orderInputFor().shipping, email: to }, lines };
  const expectedTotal = await totalOf(shop, token, orderInput);
  const { status, body } = await shop.request<{ orderNumber: string }>('/orders', {
    body: orderInputFor({ ...orderInput, expectedTotal }),
    token,
  });
  expect(status).toBe(201);
  const { rows } = await shop.database.pool.query('select id from orders where order_number = $1', [body.orderNumber]);
  return { id: rows[0].id, number: body.orderNumber };
};

/** An overdue card order. */
const expireOrder = async ({ id }: { id: string }) => {
  await shop.database.pool.query(
    `update orders set payment_method = 'card', payment_deadline = now() - interval '1 minute' where id = $1`,
    [id],
  );
  await cancelUnpaidOrders(shop.context);
};

const moveTo = async ({ id }: { id: string }, from: string, to: string) => {
  const body = { language: 'ar', from, to, refund: false };
  const { status } = await shop.request(`/admin/orders/${id}/status`, { method: 'PUT', body, token: admin.token });
  expect(status).toBe(200);
};

const waitFor = (email: string, productId: string) =>
  shop.request('/stock-notifications', { body: { productId, email, language: 'ar' } });

/** Changes the stock like an admin. */
const restock = async (productId: string, stock: number) => {
  const { rows } = await shop.database.pool.query('select version, stock from products where id = $1', [productId]);
  const { version, stock: from } = rows[0];
  const changes = [{ id: productId, version, stock: { from, to: stock } }];
  const { status } = await shop.request('/admin/product-grid', {
    method: 'PUT',
    body: { changes },
    token: admin.token,
  });
  expect(status).toBe(200);
};

const mailsTo = async (email: string) =>
  (await findWaitingMails(shop.database.pool, shop.context.box)).filter(({ to }) => to === email);
const countOf = async (email: string, kind: string) =>
  (await mailsTo(email)).filter((mail) => mail.kind === kind).length;

const isOfAccounts = ({ kind }: { readonly kind: string }) => kind.startsWith('account-') && kind !== 'account-deleted';

describe('a stranger', () => {
  testMailLimit('order-placed', async (email) => {
    for (let account = 0; account < 2; account += 1) {
      const customer = await signUp(email);
      for (let turn = 0; turn < 3; turn += 1) await placeOrder(customer);
      await erase(customer);
    }
    return countOf(email, 'order-placed');
  });

  testMailLimit('further-orders', async (email) => {
    const customer = await signUp(email);
    for (let turn = 0; turn < 5; turn += 1) await placeOrder(customer);
    return countOf(email, 'further-orders');
  });

  testMailLimit('order-copy', async (email) => {
    for (let account = 0; account < 3; account += 1) await placeOrder(await shop.signUp(), { to: email });
    return countOf(email, 'order-copy');
  });

  testMailLimit('payment', async (email) => {
    const customer = await signUp(email);
    for (let turn = 0; turn < 3; turn += 1) await expireOrder(await placeOrder(customer));
    return countOf(email, 'payment');
  });

  testMailLimit('welcome', async (email) => {
    for (let account = 0; account < 3; account += 1) await erase(await signUp(email));
    return countOf(email, 'welcome');
  });

  testMailLimit('account-deleted', async (email) => {
    // equal mails that wait would be stored once
    for (const language of contentLanguages) await erase(await signUp(email), language);
    return countOf(email, 'account-deleted');
  });

  testMailLimit('newsletter-confirmation', async (email) => {
    for (let turn = 0; turn < 6; turn += 1)
      await shop.request('/newsletter-subscriptions?language=ar', { body: { email } });
    return countOf(email, 'newsletter-confirmation');
  });

  testMailLimit('back-in-stock', async (email) => {
    for (let turn = 0; turn < 3; turn += 1) {
      for (const productId of products) {
        await setStock(shop, productId, 0);
        await waitFor(email, productId);
        await restock(productId, 3);
      }
    }
    return (await countOf(email, 'back-in-stock')) / products.length;
  });

  test('each limited mail has an attack in a test', () => {
    const attacked = sourcesIn(['src', 'tests'], ['.ts']).flatMap(({ text }) =>
      [...text.matchAll(/testMailLimit\('([\w-]+)'/g)].map(([, kind = '']) => kind),
    );
    const kinds = limitedMails.filter((mail) => !isOfAccounts(mail)).map(({ kind }) => kind);
    expect(attacked.toSorted()).toEqual(kinds.toSorted());
  });

  test.each(limitedMails.filter(isOfAccounts))(
    'the accounts service limits a stranger by its rule: $kind',
    ({ limit: { max, per } }) => {
      const { limits } = accountsSettings({ externalUrl: 'http://127.0.0.1/auth/v1', siteUrl: 'http://127.0.0.1' });
      expect([max, per]).toEqual([
        limits.mailsToAddress.max,
        limits.mailsToAddress.windowSeconds === 3600 ? 'hour' : '',
      ]);
    },
  );

  test.each(registry.mails)(
    'a stranger cannot trigger an unlimited mail to an unproven address: $kind',
    ({ cause, limit, audience }) => {
      expect(limit !== undefined || cause !== 'stranger' || audience === 'shop').toBe(true);
    },
  );

  test('a stranger causes few mails within an hour in total: the first order, one for the others, and none about stock', async () => {
    const email = newAddress();
    const customer = await signUp(email);
    await setStock(shop, 'plate-lotus-01', 6);
    for (let turn = 0; turn < 6; turn += 1) {
      const order = await placeOrder(customer);
      if (turn === 5) await waitFor(email, 'plate-lotus-01');
      await moveTo(order, 'pending', 'cancelled');
    }
    await erase(customer);
    expect((await mailsTo(email)).map(({ kind }) => kind).toSorted()).toEqual([
      'account-deleted',
      'further-orders',
      'order-moved',
      'order-placed',
      'welcome',
    ]);
    await setStock(shop, 'plate-lotus-01', 1_000);
  });
});

describe('an order of an account with an unproven address', () => {
  test('an order has its own mails again once the address is proven, and on the next day', async () => {
    const email = newAddress();
    const customer = await signUp(email);
    const [first, later] = [await placeOrder(customer), await placeOrder(customer)];
    await moveTo(first, 'pending', 'processing');
    await moveTo(later, 'pending', 'processing');
    expect(await countOf(email, 'order-moved')).toBe(1);
    const code = createEmailProof(shop.context.box, { userId: customer.userId, email });
    const proven = await shop.request('/profile/email-verification', { body: { code }, token: customer.token });
    expect(proven.body).toMatchObject({ isEmailVerified: true });
    await moveTo(later, 'processing', 'shipped');
    expect(await countOf(email, 'order-moved')).toBe(2);
    await placeOrder(customer);
    expect(await countOf(email, 'order-placed')).toBe(2);

    const other = await signUp(newAddress());
    await placeOrder(other);
    shop.wait(86_401);
    await placeOrder(other);
    expect(await countOf(other.email, 'order-placed')).toBe(2);
    expect(await countOf(other.email, 'further-orders')).toBe(0);
  });

  test('the link of an order mail proves the address for its own account only', async () => {
    const [mine, other] = [await signUp(newAddress()), await signUp(newAddress())];
    const verify = (code: string, { token }: SignedIn) =>
      shop.request('/profile/email-verification', { body: { code }, token });
    const link = (account: SignedIn, email = account.email) =>
      createEmailProof(shop.context.box, { userId: account.userId, email });
    expect((await verify(link(mine), other)).body.code).toBe('CODE_WRONG');
    expect((await verify(link(mine, other.email), mine)).body.code).toBe('CODE_WRONG');
    // of a deleted account that had the same address
    expect((await verify(link(mine, other.email), other)).body.code).toBe('CODE_WRONG');
    expect((await verify(link(mine), mine)).status).toBe(200);
  });
});

describe('stock that comes back', () => {
  const [productId] = products;

  test('stock from an unpaid order sends no notifications; the next delivery does, even if some is in stock', async () => {
    const email = newAddress();
    await setStock(shop, productId, 1);
    const order = await placeOrder(await shop.signUp(), { lines: linesOf(productId) });
    await waitFor(email, productId);
    await moveTo(order, 'pending', 'cancelled');
    expect(await mailsTo(email)).toEqual([]);
    await restock(productId, 5);
    expect(await countOf(email, 'back-in-stock')).toBe(1);
  });

  test('stock from a changed unpaid order sends no notifications', async () => {
    const email = newAddress();
    await setStock(shop, productId, 1);
    const { id } = await placeOrder(await shop.signUp(), { lines: linesOf('plate-lotus-01', productId) });
    await waitFor(email, productId);
    const { status } = await orderChanges(shop, admin).change(id, { lines: linesOf('plate-lotus-01') });
    expect(status).toBe(200);
    expect(await stockOf(shop, productId)).toBe(1);
    expect(await mailsTo(email)).toEqual([]);
  });
});
