import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { AppError } from '#core/errors/app-error.ts';
import { type Language, textIn } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { toOrderViews } from '#features/order-status/server/order-views.ts';
import { isOrderNumber, isShortOrderNumber } from '#features/orders/order-number.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { findOrderByNumber } from '#features/orders/server/find-order.ts';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import { historyOfReturns } from '#features/returns/server/return-history.ts';
import type {
  AdjacentOrders,
  AdjacentOrdersInput,
  AdminOrder,
  AdminOrderFilters,
  OrderChange,
} from '../orders.admin.contract.ts';
import { countOrders, findHistory, findOrderCursor, findOrders, type OrderFilters } from './admin-orders.repository.ts';
import { type ChangedLine, findOrderChanges } from './order-edits.repository.ts';

/** Lists orders filtered by number, name, phone, status and day (specification 7, Admin). */
export const listOrders = async (
  shop: ShopContext,
  { language, ...filters }: AdminOrderFilters & Pick<OrderFilters, 'shortNumber'>,
): Promise<PageOf<AdminOrder>> => {
  const { kysely } = shop.database;
  const counting = countOrders(kysely, filters);
  const matches = filters.q ? (await counting).ids : null;
  const [orders, { count, isExactCount }] = await Promise.all([
    findOrders(kysely, filters, PAGE_SIZE + 1, matches),
    counting,
  ]);
  const { rows, next } = toPage(orders, PAGE_SIZE);
  return { items: await toAdminOrders(shop, rows, language), count, isExactCount, next };
};

/**
 * Lists orders for a role without the right `customers.read` (decision 201): without name, account, contact, address, gift message
 * and tracking numbers, which identify the recipient on the courier's page. Searches order numbers only, because a search by name
 * or phone number would reveal the customer.
 */
export const listOrdersWithoutCustomers = async (
  shop: ShopContext,
  filters: AdminOrderFilters,
): Promise<PageOf<AdminOrder>> => {
  const search = toNumberSearch(filters);
  if (search === null) return { items: [], count: 0, isExactCount: true, next: null };
  const page = await listOrders(shop, search);
  return { ...page, items: page.items.map(withoutCustomer) };
};

/** Limits a search to order numbers, also short ones; null for any other search. */
const toNumberSearch = <Filters extends Pick<OrderFilters, 'q'>>(filters: Filters) => {
  const q = filters.q?.trim() ?? '';
  if (isShortOrderNumber(q)) return { ...filters, shortNumber: q.toUpperCase() };
  return q === '' || /^ORD-[\dA-Z-]*$/i.test(q) ? filters : null;
};

/**
 * Returns the orders before and after an order in the filtered and sorted list, by its place there, which an order keeps when a change
 * excludes it from the list; ORDER_NOT_FOUND. A role without customers searches order numbers only.
 */
export const getAdjacentOrders = async (
  shop: ShopContext,
  { orderNumber, ...input }: AdjacentOrdersInput,
  hasCustomers: boolean,
): Promise<AdjacentOrders> => {
  const { kysely } = shop.database;
  const after = isOrderNumber(orderNumber) ? await findOrderCursor(kysely, orderNumber) : undefined;
  if (after === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
  const filters = hasCustomers ? input : toNumberSearch(input);
  if (filters === null) return { previous: null, next: null };
  const matches = filters.q ? (await countOrders(kysely, filters)).ids : null;
  const findNext = async (sort: 'newest' | 'oldest') =>
    (await findOrders(kysely, { ...filters, sort, after }, 1, matches))[0]?.order_number ?? null;
  const [older, newer] = await Promise.all([findNext('newest'), findNext('oldest')]);
  return filters.sort === 'oldest' ? { previous: older, next: newer } : { previous: newer, next: older };
};

/** Returns one order, without its customer for a role that sees none; ORDER_NOT_FOUND. */
export const getOrder = async (
  shop: ShopContext,
  { orderNumber, language }: { readonly orderNumber: string; readonly language: Language },
  hasCustomer: boolean,
): Promise<AdminOrder> => {
  const stored = isOrderNumber(orderNumber) ? await findOrderByNumber(shop, orderNumber) : undefined;
  if (stored === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
  const order = await toAdminOrder(shop, stored, language);
  return hasCustomer ? order : withoutCustomer(order);
};

const withoutCustomer = ({ shipping: { city, governorate }, ...order }: AdminOrder): AdminOrder => ({
  ...order,
  shipping: {
    fullName: '',
    email: '',
    phone: '',
    address: '',
    city,
    postalCode: '',
    ...(governorate && { governorate }),
  },
  customerId: null,
  giftMessage: null,
  sellerChatUrl: '',
  parcels: order.parcels.map((parcel) => ({ ...parcel, trackingNumber: null, trackingUrl: null })),
  history: order.history.map((change) => ({ ...change, by: null })),
});

/** Maps orders to the admin view: the customer's view plus the history. */
const toAdminOrders = async (
  shop: ShopContext,
  orders: readonly StoredOrder[],
  language: Language,
): Promise<AdminOrder[]> => {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const [views, steps, changes, returned] = await Promise.all([
    toOrderViews(shop, orders, language),
    findHistory(shop.database.kysely, ids),
    findOrderChanges(shop.database.kysely, ids),
    historyOfReturns(shop, ids),
  ]);
  const histories = Map.groupBy(
    [
      ...steps.map((step) => ({ order_id: step.order_id, entry: presentChange(step) })),
      ...changes.map((change) => ({ order_id: change.order_id, entry: presentContentChange(change, language) })),
    ],
    ({ order_id: id }) => id,
  );
  return orders.flatMap((order, index) => {
    const view = views[index];
    if (view === undefined) return [];
    const history = [
      ...(histories.get(order.id) ?? []).map(({ entry }) => entry),
      ...(returned.get(order.id) ?? []).map(presentReturnChange),
    ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
    return [
      {
        ...view,
        id: order.id,
        version: order.version,
        customerId: order.user_id,
        language: order.language,
        history,
      },
    ];
  });
};

/** Maps one order. */
export const toAdminOrder = async (shop: ShopContext, order: StoredOrder, language: Language): Promise<AdminOrder> => {
  const [view] = await toAdminOrders(shop, [order], language);
  if (view === undefined) throw new Error(`${order.order_number} cannot be mapped`);
  return view;
};

const presentChange = (change: Awaited<ReturnType<typeof findHistory>>[number]): OrderChange => ({
  at: change.changed_at.toISOString(),
  by: change.name,
  isAutomatic: change.is_automatic,
  status: change.to_status,
  payment: change.to_payment,
  content: null,
  returned: null,
});

const presentReturnChange = ({ at, by, returned }: Pick<OrderChange, 'at' | 'by' | 'returned'>): OrderChange => ({
  at,
  by,
  isAutomatic: false,
  status: null,
  payment: null,
  content: null,
  returned,
});

const presentContentChange = (
  change: Awaited<ReturnType<typeof findOrderChanges>>[number],
  language: Language,
): OrderChange => {
  const inLanguage = (lines: readonly ChangedLine[]) =>
    lines.map((line) => ({ ...line, name: textIn(line.name, language) }));
  return {
    at: change.changed_at.toISOString(),
    by: change.name,
    isAutomatic: false,
    status: null,
    payment: null,
    returned: null,
    content: {
      parts: change.parts,
      pricedBy: change.priced_by,
      linesBefore: inLanguage(change.lines_before),
      linesAfter: inLanguage(change.lines_after),
      totalBefore: change.total_before,
      totalAfter: change.total_after,
    },
  };
};
