import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlacedOrder, PlaceOrder } from '#features/orders/orders.contract.ts';
import type { Buyer } from '../../bench/checkout-users.ts';
import { send } from '../../bench/lib/send.ts';
import type { Chance } from '../support/chance.ts';
import { must } from './scenario.ts';

/** The final response to one order request. */
export type ReportedOrder = {
  readonly buyer: Buyer;
  readonly input: PlaceOrder;
  readonly placed: PlacedOrder | null;
  /** Code of the refusal; null when the order was placed. */
  readonly code: string | null;
};

export type Journal = {
  readonly reported: readonly ReportedOrder[];
  /** Number of retries: no response, or a request to retry later. */
  readonly putOff: number;
};

export type OrderStream = {
  /** Responses so far. */
  readonly reported: readonly ReportedOrder[];
  /** Waits for every buyer's current order; the shop must be running. */
  readonly end: () => Promise<Journal>;
};

type StreamParts = {
  readonly url: string;
  readonly buyers: readonly Buyer[];
  readonly chance: Chance;
  readonly nextInput: () => PlaceOrder;
  /** Codes with which the shop may refuse a valid order. */
  readonly mayRefuse: readonly string[];
};

/**
 * Starts buyers who place one order after the other. Without a response, or with a retry delay, a buyer resends the
 * same request until it is answered; some send it twice. Any other response is a breach, thrown by `end`.
 */
export const startOrders = ({ url, buyers, chance, nextInput, mayRefuse }: StreamParts): OrderStream => {
  const agent = new Agent({ keepAlive: true });
  const reported: ReportedOrder[] = [];
  let putOff = 0;
  let isEnding = false;
  const tryOnce = async (buyer: Buyer, input: PlaceOrder): Promise<ReportedOrder | null> => {
    const headers = { authorization: `Bearer ${buyer.token}` };
    const call = { method: 'POST', path: '/api/orders', headers, body: input, queueTimeoutMs: 20_000 } as const;
    const { status, body } = await send(agent, url, call);
    must(!body.includes('aborted due to timeout'), 'no request takes twenty seconds', input);
    if (status === 'broken' || status === '503' || status === '429') return null;
    const result = JSON.parse(body) as PlacedOrder & { readonly code?: string };
    if (status === '201') return { buyer, input, placed: result, code: null };
    must(
      mayRefuse.includes(result.code ?? ''),
      'an order is placed, retried or refused with an expected code',
      status,
      body,
      input,
    );
    return { buyer, input, placed: null, code: result.code ?? '' };
  };
  const orderUntilReported = async (buyer: Buyer, input: PlaceOrder): Promise<ReportedOrder> => {
    for (;;) {
      const result = await tryOnce(buyer, input);
      if (result !== null) return result;
      putOff += 1;
      await pause(chance.between(5, 60));
    }
  };
  const buy = async (buyer: Buyer) => {
    while (!isEnding) {
      const input = nextInput();
      const presses = chance.isPercent(15) ? 2 : 1;
      const results = await Promise.all(Array.from({ length: presses }, () => orderUntilReported(buyer, input)));
      const [first, second = first] = results;
      if (first === undefined || second === undefined) continue;
      const numbers = [first.placed?.orderNumber, second.placed?.orderNumber];
      must(numbers[0] === numbers[1], 'an order that was sent twice is placed once', numbers, input);
      reported.push(first);
    }
  };
  const buying = Promise.all(buyers.map(buy));
  buying.catch(() => undefined);
  return {
    reported,
    end: async () => {
      isEnding = true;
      await buying;
      agent.destroy();
      return { reported, putOff };
    },
  };
};
