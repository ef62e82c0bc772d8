import type { Kysely, Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { OrderStatus } from '../order-status.ts';
import type { RefundLine } from '../refund-price.ts';
import type { StoredOrder } from './stored-order.ts';

type WithHooks = Pick<ShopContext, 'registry'>;

/** Actor of a change: an admin or customer; null for the shop. */
type Actor = { readonly by: string | null };

type Read<Result, Input extends readonly unknown[] = []> = (
  database: Kysely<Tables>,
  orderId: string,
  ...input: Input
) => Promise<Result>;

/** Changes of an order that other features follow in its transaction, under the order lock. */
interface OrderEvents {
  /** The status has become cancelled; the items are not restocked yet. */
  readonly onCancel: Actor & { readonly orderId: string };
  /** The items of a cancelled order were restocked. */
  readonly afterCancel: { readonly order: StoredOrder };
  /** The status has changed, the parcels have not. */
  readonly onStatusChange: Actor & { readonly orderId: string; readonly to: OrderStatus };
}

type EventHooks = {
  readonly [Name in keyof OrderEvents]?: (
    shop: ShopContext,
    transaction: Transaction<Tables>,
    event: OrderEvents[Name],
  ) => Promise<unknown>;
};

/**
 * Hooks by which features above orders extend an order. `*.order-hooks.ts` exports them, and `npm run generate` collects
 * them.
 */
export type OrderHooks = EventHooks & {
  /** Lines that returns have received, restocked or written off. */
  readonly returnedLines?: Read<readonly RefundLine[]>;
  /** Ids of the refunds that belong to returns. */
  readonly returnRefundIds?: Read<ReadonlySet<string>>;
  /** Received lines whose price no refund includes; the ids are those of refunds with lines, except refused ones. */
  readonly linesToRefund?: Read<readonly RefundLine[], [refundIds: ReadonlySet<string>]>;
  /** Lines that a cancellation must not restock. */
  readonly linesNotToRestock?: (shop: WithHooks, ...input: Parameters<Read<unknown>>) => Promise<readonly RefundLine[]>;
};

declare module '#core/server/registry.ts' {
  interface Registry {
    readonly orderHooks: readonly OrderHooks[];
  }
}

/** Defines the order hooks of a feature. */
export const defineOrderHooks = (hooks: OrderHooks): OrderHooks => hooks;

/** Runs a hook of all features and concatenates the results; sequential, because the hooks may share a transaction. */
const collect = async <Item>(
  { registry }: WithHooks,
  read: (hooks: OrderHooks) => Promise<Iterable<Item>> | undefined,
): Promise<Item[]> => {
  const items: Item[] = [];
  for (const hooks of registry.orderHooks) items.push(...((await read(hooks)) ?? []));
  return items;
};

/** Lines of an order that returns have received. */
export const findReturnedLines = (shop: WithHooks, database: Kysely<Tables>, orderId: string): Promise<RefundLine[]> =>
  collect(shop, (hooks) => hooks.returnedLines?.(database, orderId));

/** Ids of an order's refunds that belong to returns. */
export const findReturnRefundIds = async (
  shop: WithHooks,
  database: Kysely<Tables>,
  orderId: string,
): Promise<ReadonlySet<string>> => new Set(await collect(shop, (hooks) => hooks.returnRefundIds?.(database, orderId)));

/** Received lines of an order that none of these refunds includes. */
export const findLinesToRefund = (
  shop: WithHooks,
  database: Kysely<Tables>,
  orderId: string,
  refundIds: ReadonlySet<string>,
): Promise<RefundLine[]> => collect(shop, (hooks) => hooks.linesToRefund?.(database, orderId, refundIds));

/** Lines of an order that its cancellation must not restock. */
export const findLinesNotToRestock = (
  shop: WithHooks,
  database: Kysely<Tables>,
  orderId: string,
): Promise<RefundLine[]> => collect(shop, (hooks) => hooks.linesNotToRestock?.(shop, database, orderId));

/** Runs a hook of all features in the transaction of the change. */
export const runOrderHooks = async <Name extends keyof OrderEvents>(
  name: Name,
  shop: ShopContext,
  transaction: Transaction<Tables>,
  event: OrderEvents[Name],
): Promise<void> => {
  for (const hooks of shop.registry.orderHooks) {
    const run: EventHooks[Name] = hooks[name];
    await run?.(shop, transaction, event);
  }
};
