import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#core/server/database/connect.ts';
import type { GridProduct } from '#features/products/bulk-edit.admin.contract.ts';
import type { ImportCheck, ImportProgress } from '#features/products/product-imports.admin.contract.ts';
import { must } from './scenario.ts';
import type { StaffClient } from './staff-client.ts';
import type { Desk } from './working-day.ts';

/** Name from which the ids of the created products are derived. */
const NAME = 'Day Bowl';

const heads = 'name.ar,name.en,subtitle.ar,subtitle.en,description.ar,description.en,features.ar,features.en';

/** A file that creates this many products, each with a unique name. */
export const newProductsFile = (count: number, set: number): string =>
  [
    `${heads},price,stock,category`,
    ...Array.from(
      { length: count },
      () => `سلطانية,${NAME} ${set},سلطانية,Bowl,سلطانية زرقاء,A blue bowl,تُغسل,Washable,650,8,bowls`,
    ),
  ].join('\n');

/** A file that sets one price (in pounds) for these products, and adds one item to the stock of all of them and of some others. */
export const pricesFile = (products: readonly Stocked[], price: number, others: readonly Stocked[]): string =>
  [
    'id,price,stock,stock at the export',
    ...products.map(({ id, stock }) => `${id},${price},${stock + 1},${stock}`),
    ...others.map(({ id, stock, price: own }) => `${id},${own / 100},${stock + 1},${stock}`),
  ].join('\n');

type Stocked = { readonly id: string; readonly stock: number; readonly price: number };

/** Products with their stock and their price without a sale, in piastres. */
export const findStocked = async ({ pool }: Pick<Database, 'pool'>, ids: readonly string[]): Promise<Stocked[]> =>
  (
    await pool.query<Stocked>(
      'select id, stock, coalesce(original_price, price) as price from products where id = any($1) order by id',
      [ids],
    )
  ).rows;

/** The products that files of these proofs have created. */
export const findDayProducts = async ({ pool }: Pick<Database, 'pool'>, set: number): Promise<Stocked[]> =>
  (
    await pool.query<Stocked>(
      `select id, stock, price from products where id = 'day-bowl-' || $1 or id like 'day-bowl-' || $1 || '-%' order by id`,
      [String(set)],
    )
  ).rows;

const formOf = (content: string): FormData => {
  const form = new FormData();
  form.set('language', 'ar');
  form.set('file', new File([content], 'products.csv'));
  return form;
};

/** Uploads a file for a preview of its changes; returns the id of the import. */
export const checkFile = async (staff: StaffClient, content: string): Promise<string | null> => {
  const checked = await staff.done<ImportCheck>({
    method: 'POST',
    path: '/admin/product-imports',
    body: formOf(content),
  });
  must((checked?.errorCount ?? 0) === 0, 'a valid file has no errors', checked?.errors);
  return checked?.id ?? null;
};

/** Starts a checked import; a repeated start finds it started. */
export const startImport = async (staff: StaffClient, id: string): Promise<void> => {
  const start = { method: 'PUT', path: `/admin/product-imports/${id}`, body: { archivesNew: true } } as const;
  await staff.done(start, { again: ['RESOURCE_NOT_FOUND'] });
};

const ends: readonly string[] = ['done', 'cancelled', 'outdated', 'failed'];

/** Maximum time of an import: the pauses between its runs are four minutes in all. */
const TIMEOUT_MS = 300_000;

/** Waits for the end of an import, as its page does; some are stopped meanwhile. */
export const awaitImport = async (
  { staff, chance }: Pick<Desk, 'staff' | 'chance'>,
  id: string,
  { stopsPercent = 0 }: { readonly stopsPercent?: number } = {},
): Promise<string> => {
  const path = `/admin/product-imports/${id}`;
  const stopsAfter = chance.isPercent(stopsPercent) ? chance.between(1, 10) : null;
  for (let look = 0, end = Date.now() + TIMEOUT_MS; ; look += 1) {
    const progress = await staff.done<ImportProgress>({ path });
    if (progress !== null && ends.includes(progress.state)) return progress.state;
    must(Date.now() < end, 'an import ends', progress);
    if (look === stopsAfter) await staff.done({ method: 'DELETE', path });
    await pause(50);
  }
};

/** Counts a product as a stocktaking does, with one item more or less than the recorded stock. */
export const countStock = async ({ staff, chance }: Desk, productId: string): Promise<void> => {
  const current = await staff.done<{ stock: number; movement: number }>({
    path: `/admin/stock/products/${productId}`,
  });
  if (current === null) return;
  const counted = Math.max(0, current.stock + chance.between(-1, 2));
  const counts = [{ productId, counted, movement: current.movement }];
  await staff.done(
    { method: 'POST', path: '/admin/stock/counts', body: { counts } },
    { ever: ['STOCK_COUNT_OUTDATED'] },
  );
};

/** Changes the stock of products in the grid; refused as a whole when orders took items meanwhile. */
export const saveGrid = async ({ staff, pool }: Desk, ids: readonly string[]): Promise<void> => {
  const { rows } = await pool.query<Pick<GridProduct, 'id' | 'version' | 'stock'>>(
    'select id, version, stock from products where id = any($1)',
    [ids],
  );
  const changes = rows.map(({ id, version, stock }) => ({ id, version, stock: { from: stock, to: stock + 1 } }));
  await staff.done({ method: 'PUT', path: '/admin/product-grid', body: { changes } }, { ever: ['PRODUCTS_CHANGED'] });
};
