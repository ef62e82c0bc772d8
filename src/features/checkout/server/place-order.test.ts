import { describe, expect, test } from 'vitest';
import type { OrderView } from '#features/orders/orders.contract.ts';
import {
  countRows,
  issueCode,
  linesOf,
  orderInputFor,
  setStock,
  stockOf,
  totalOf,
} from '#features/orders/testing/orders.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';

const world = shopWithCustomer();
const { place: placeOrder } = world;

describe('placing an order', () => {
  test('placing an order returns its number, total and seller chat, and the order can be read', async () => {
    const before = await stockOf(world.shop, 'plate-lotus-01');
    const placed = await placeOrder(
      orderInputFor({ gift: { isGift: true, giftWrap: true, giftMessage: 'كل عام وأنتم بخير' } }),
    );
    expect(placed.status).toBe(201);
    expect(placed.headers.get('cache-control')).toBe('no-store');
    expect(placed.body.orderNumber).toMatch(/^ORD-\d{13}-[A-Z2-9]{9}$/);
    expect(placed.body.total).toBe(157_500);
    expect(await stockOf(world.shop, 'plate-lotus-01')).toBe(before - 1);

    const chat = new URL(placed.body.sellerChatUrl);
    expect(chat.origin + chat.pathname).toBe('https://wa.me/201000000000');
    expect(chat.searchParams.get('text')).toContain(placed.body.orderNumber);

    const path = `/orders/${placed.body.orderNumber}?language=en`;
    const { status, body } = await world.shop.request<OrderView>(path, { token: world.salma.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      paymentMethod: 'cash_on_delivery',
      subtotal: 125_000,
      shippingCost: 15_000,
      tax: 17_500,
      total: 157_500,
      isGift: true,
      giftWrap: true,
      giftMessage: 'كل عام وأنتم بخير',
      sellerChatUrl: placed.body.sellerChatUrl,
      shipping: { phone: '+201001234567', city: 'القاهرة' },
    });
    expect(body.items).toMatchObject([
      { productId: 'plate-lotus-01', name: 'Lotus Frieze', quantity: 1, unitPrice: 125_000 },
    ]);
    expect(body.items[0]?.picture?.path).toBe('plate-lotus-01/1');
    expect(Date.parse(body.estimatedDelivery) - Date.parse(body.createdAt)).toBeGreaterThan(6 * 86_400_000);
  });

  test('an order stores the product as sold, unaffected by later changes', async () => {
    const { body } = await placeOrder(orderInputFor());
    await world.shop.database.pool.query(
      `update products set name_en = 'Renamed', price = price + 100 where id = 'plate-lotus-01'`,
    );
    const { body: order } = await world.shop.request<OrderView>(`/orders/${body.orderNumber}?language=en`, {
      token: world.salma.token,
    });
    await world.shop.database.pool.query(
      `update products set name_en = 'Lotus Frieze', price = price - 100 where id = 'plate-lotus-01'`,
    );
    expect(order.items[0]).toMatchObject({ name: 'Lotus Frieze', unitPrice: 125_000 });
  });

  test('placing an order writes the first history entry', async () => {
    const { body } = await placeOrder(orderInputFor());
    const { rows } = await world.shop.database.pool.query(
      `select from_status, to_status, changed_by from order_status_changes
        where order_id = (select id from orders where order_number = $1)`,
      [body.orderNumber],
    );
    expect(rows).toEqual([{ from_status: null, to_status: 'pending', changed_by: world.salma.userId }]);
  });
});

describe('the price of an order', () => {
  test('an order with a total other than the server’s is refused with the quote and without side effects', async () => {
    const before = await countRows(world.shop);
    const { status, body } = await world.shop.request('/orders', {
      body: orderInputFor({ expectedTotal: 1 }),
      token: world.salma.token,
    });
    expect([status, body.code, body.defined]).toEqual([409, 'TOTAL_CHANGED', true]);
    expect(body.data['total']).toBe(157_500);
    expect((body.data['quote'] as Quote).subtotal).toBe(125_000);
    expect(body.data.localizedMessage.en).toContain('1,575');
    expect(await countRows(world.shop)).toEqual(before);
  });

  test('the price includes 15 % off items bought together, grouped by the server', async () => {
    const { body } = await world.shop.request<{ boughtTogether: Record<string, string[]> }>(
      '/cart-products?language=ar&ids=plate-lotus-01',
    );
    const group = body.boughtTogether['plate-lotus-01'] ?? [];
    expect(group).toHaveLength(3);
    const singleTotal = await totalOf(world.shop, world.salma.token, { lines: linesOf(...group) });
    const lines = group.map((productId) => ({ productId, quantity: 1, togetherWith: 'plate-lotus-01' }));
    const together = await totalOf(world.shop, world.salma.token, { lines });
    // three lines get the bundle's 10 % anyway; for single items the 15 % is better
    expect(together).toBeLessThan(singleTotal);

    const made = lines.map((line) => ({
      ...line,
      productId: line.productId === group[1] ? 'plate-lotus-02' : line.productId,
    }));
    const { body: refused } = await world.shop.request('/orders', {
      body: orderInputFor({ lines: made, expectedTotal: 0 }),
      token: world.salma.token,
    });
    expect((refused.data['quote'] as Quote).togetherDiscount).toBe(0);
  });

  test('the last item in stock counts as part of its bought-together group', async () => {
    await setStock(world.shop, 'plate-papyrus-01', 1);
    const { body } = await world.shop.request<{ boughtTogether: Record<string, string[]> }>(
      '/cart-products?language=ar&ids=plate-papyrus-01',
    );
    const lines = (body.boughtTogether['plate-papyrus-01'] ?? []).map((productId) => ({
      productId,
      quantity: 1,
      togetherWith: 'plate-papyrus-01',
    }));
    const expectedTotal = await totalOf(world.shop, world.salma.token, { lines });
    expect((await placeOrder(orderInputFor({ lines, expectedTotal }))).status).toBe(201);
  });
});

describe('an idempotency key', () => {
  test('an idempotency key creates one order under repeated and concurrent requests', async () => {
    await setStock(world.shop, 'plate-nile-waves-01', 1);
    await issueCode(world.shop, 'ONCE-ONLY', { max_uses: 1 });
    const lines = linesOf('plate-nile-waves-01');
    const expectedTotal = await totalOf(world.shop, world.salma.token, { lines, promoCode: 'ONCE-ONLY' });
    const input = orderInputFor({ lines, promoCode: 'ONCE-ONLY', expectedTotal });
    const responses = await Promise.all(Array.from({ length: 10 }, () => placeOrder(input)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(responses.map(({ body }) => body.orderNumber)).size).toBe(1);
    expect((await placeOrder({ ...input, language: 'en' })).body).toEqual(responses[0]?.body);
    expect(await stockOf(world.shop, 'plate-nile-waves-01')).toBe(0);
  });

  test('an idempotency key cannot be reused for another request', async () => {
    const input = orderInputFor();
    await placeOrder(input);
    const { status, body } = await world.shop.request('/orders', {
      body: { ...input, paymentMethod: 'card_link' },
      token: world.salma.token,
    });
    expect([status, body.code]).toEqual([409, 'ORDER_KEY_REUSED']);
  });

  test('two customers can use the same idempotency key', async () => {
    const nour = await world.shop.signUp();
    const input = orderInputFor();
    const mine = await placeOrder(input);
    const otherOrder = await placeOrder(input, nour.token);
    expect(otherOrder.status).toBe(201);
    expect(otherOrder.body.orderNumber).not.toBe(mine.body.orderNumber);
  });
});
