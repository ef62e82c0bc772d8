import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlacedOrder, PlaceOrder } from '#features/orders/orders.contract.ts';
import type { PaymobGateway } from '#features/payments/providers/paymob/testing/paymob-gateway.ts';
import type { Buyer } from '../../bench/checkout-users.ts';
import { type SendOptions, send } from '../../bench/lib/send.ts';
import type { Chance } from '../support/chance.ts';
import { orderInputBy } from './order-inputs.ts';
import { must } from './scenario.ts';

type Parts = {
  readonly url: string;
  readonly gateway: PaymobGateway;
  readonly chance: Chance;
  readonly agent: Agent;
};

/** Actions of customers: they order, open the payment page and pay, are declined, pay twice or leave. */
export const createCustomers = ({ url, gateway, chance, agent }: Parts) => {
  const waitForResponse = async (call: SendOptions): Promise<{ readonly status: string; readonly body: string }> => {
    for (;;) {
      const response = await send(agent, url, { ...call, queueTimeoutMs: 20_000 });
      must(!response.body.includes('aborted due to timeout'), 'no request takes twenty seconds', call.path);
      if (response.status !== 'broken' && response.status !== '503' && response.status !== '429') return response;
      await pause(chance.between(20, 120));
    }
  };
  const post = (path: string, body: unknown, { token }: Buyer) =>
    waitForResponse({ method: 'POST', path, body, headers: { authorization: `Bearer ${token}` } });

  const placeOrder = async (
    buyer: Buyer,
    paymentMethod: PlaceOrder['paymentMethod'] = 'card',
  ): Promise<string | null> => {
    const { promoCode: _, ...input } = orderInputBy(chance);
    const order: PlaceOrder = { ...input, paymentMethod };
    const { status, body } = await post('/api/orders', order, buyer);
    const result = JSON.parse(body) as PlacedOrder & {
      readonly code?: string;
      readonly data?: { readonly total?: number };
    };
    if (status === '201') return result.orderNumber;
    if (result.code === 'TOTAL_CHANGED') {
      // the input was priced with its code
      const again = await post('/api/orders', { ...order, expectedTotal: result.data?.total }, buyer);
      return again.status === '201' ? (JSON.parse(again.body) as PlacedOrder).orderNumber : null;
    }
    must(result.code === 'OUT_OF_STOCK', 'an order is placed, or refused with an expected code', status, body);
    return null;
  };

  const payFor = async (orderNumber: string, buyer: Buyer): Promise<void> => {
    const { status, body } = await post(`/api/orders/${orderNumber}/payments`, { language: 'ar' }, buyer);
    const page = JSON.parse(body) as { readonly url?: string; readonly code?: string };
    must(status === '200', 'an unpaid order has a payment page', status, body);
    const what = chance.between(1, 100);
    if (what <= 15 || page.url === undefined) return;
    const back = await gateway.press(page.url, what <= 30 ? 'decline' : 'pay');
    if (what > 85) await gateway.press(page.url, 'pay');
    // the window may have been closed
    if (chance.isPercent(50)) await waitForResponse({ path: new URL(back).pathname });
    if (what > 15 && what <= 30 && chance.isPercent(50)) await payFor(orderNumber, buyer);
  };

  return {
    /** Sends a request of a customer until it is answered. */
    post,
    /** Places an order, by card unless another method is given; null when it is sold out. */
    place: placeOrder,
    payFor,
  };
};
