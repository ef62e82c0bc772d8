import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlacedOrder, PlaceOrder } from '#features/orders/orders.contract.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { priceCart } from '#features/pricing/price-cart.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import type { Buyer } from '../../bench/checkout-users.ts';
import { type SendOptions, send } from '../../bench/lib/send.ts';
import { priceOrderInput } from '../../bench/order-inputs.ts';
import type { Chance } from '../support/chance.ts';
import type { Stage } from './environment.ts';
import { must } from './scenario.ts';

type RaceResult = { readonly status: string; readonly code: string | null; readonly orderNumber: string | null };

/** Environment and buyers of a race. */
export type Field = {
  readonly stage: Stage;
  /** URLs of one or more processes of the shop on the same database. */
  readonly urls: readonly [string, ...string[]];
  readonly buyers: readonly Buyer[];
  readonly chance: Chance;
  readonly agent: Agent;
};

/**
 * Sends an order of the buyer at this index to one of the processes, and resends it with the same key while the shop asks
 * to retry, as the checkout page does. `broken`: the client gave up before the response.
 */
export const order = async (
  field: Field,
  index: number,
  input: PlaceOrder,
  options: Partial<SendOptions> = {},
): Promise<RaceResult> => {
  for (let tries = 1; ; tries += 1) {
    const result = await orderOnce(field, index, input, options);
    if (result.status !== '503' || tries === MAX_TRIES) return result;
    await pause(200);
  }
};

/** Maximum tries; on a busy machine some of a hundred concurrent buyers are refused repeatedly. */
const MAX_TRIES = 50;

const orderOnce = async (
  field: Field,
  index: number,
  input: PlaceOrder,
  options: Partial<SendOptions> = {},
): Promise<RaceResult> => {
  const buyer = field.buyers[index % field.buyers.length];
  const headers = { authorization: `Bearer ${buyer?.token}` };
  const url = field.urls[index % field.urls.length] ?? field.urls[0];
  const call: SendOptions = {
    method: 'POST',
    path: '/api/orders',
    headers,
    body: input,
    queueTimeoutMs: 20_000,
    ...options,
  };
  const { status, body } = await send(field.agent, url, call);
  if (status === 'broken') return { status, code: null, orderNumber: null };
  const {
    code = null,
    orderNumber = null,
    data,
  } = JSON.parse(body) as Partial<PlacedOrder> & {
    readonly code?: string;
    readonly data?: { readonly localizedMessage?: { readonly ar: string; readonly en: string } };
  };
  must(
    code === null || Boolean(data?.localizedMessage?.ar && data.localizedMessage.en),
    'a refusal has a message in both languages',
    body,
  );
  return { status, code, orderNumber };
};

/** A valid order of one item, with a promo code of 10 % if one is given. */
export const oneItemOf = (productId: string, promoCode?: string): PlaceOrder => {
  const lines = [{ productId, quantity: 1 }];
  const { quote } = priceOrderInput({ lines });
  const promo = promoCode && ({ code: promoCode, discountType: 'percentage', discountValue: 10 } as const);
  const { total } = promo ? priceCart({ lines: quote.lines, togetherGroups: new Map(), promo }, defaultRules) : quote;
  return orderInputFor({
    idempotencyKey: randomUUID(),
    lines,
    ...(promoCode === undefined ? {} : { promoCode }),
    expectedTotal: total,
  });
};

/** Sets the stock of a product. */
export const setStock = ({ stage }: Field, id: string, stock: number) =>
  stage.database.pool.query('update products set stock = $2 where id = $1', [id, stock]);

/** Creates a promo code of 10 % that can be used once. */
export const issueOnce = async ({ stage }: Field): Promise<string> => {
  const code = `ONCE-${randomUUID().slice(0, 13).toUpperCase()}`;
  await stage.database.pool.query(
    `insert into promo_codes (code, discount_type, discount_value, max_uses) values ($1, 'percentage', 10, 1)`,
    [code],
  );
  return code;
};

/** Number of uses of a promo code. */
export const usesOf = async ({ stage }: Field, code: string): Promise<number> =>
  (await stage.database.pool.query('select current_uses from promo_codes where code = $1', [code])).rows[0]
    .current_uses;

/** Remaining stock of a product. */
export const stockOf = async ({ stage }: Field, id: string): Promise<number> =>
  (await stage.database.pool.query('select stock from products where id = $1', [id])).rows[0].stock;
