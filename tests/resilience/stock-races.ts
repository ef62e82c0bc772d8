import type { GridProduct } from '#features/products/bulk-edit.admin.contract.ts';
import { awaitImport, checkFile, findStocked, pricesFile, startImport } from './product-files.ts';
import { oneItemOf, order, stockOf } from './race-setup.ts';
import { must } from './scenario.ts';
import type { Call } from './staff-client.ts';
import { OTHER, PRODUCT, refusedBut, rowsOf, type StaffField, sendTogether } from './staff-race-setup.ts';

/** One import is started by several calls; its products are changed in the grid, counted, and ordered meanwhile. */
const importAgainstAll = async (field: StaffField): Promise<void> => {
  const [admin] = field.admins;
  const { pool } = field.stage.database;
  const [product] = await findStocked({ pool }, [PRODUCT]);
  const [other] = await findStocked({ pool }, [OTHER]);
  if (product === undefined || other === undefined) throw new Error('the catalogue lacks the products of the race');
  const id = await checkFile(admin, pricesFile([], 0, [product, other]));
  if (id === null) throw new Error('a file that changes stock was not stored');
  const [version] = await rowsOf<{ version: number }>(field, 'select version from products where id = $1', PRODUCT);
  const stock = { from: product.stock, to: product.stock + 10 };
  const grid: Call = {
    method: 'PUT',
    path: '/admin/product-grid',
    body: { changes: [{ id: PRODUCT, version: version?.version, stock }] },
  };
  const start: Call = { method: 'PUT', path: `/admin/product-imports/${id}`, body: { archivesNew: true } };
  const buy = order(field, 0, oneItemOf(PRODUCT));
  const url = (index: number) => field.urls[index % field.urls.length];
  const [first, second, saved, bought] = await Promise.all([
    admin.request(start, url(0)),
    admin.request(start, url(1)),
    field.admins[1].request<{ items: GridProduct[] }>(grid, url(1)),
    buy,
  ]);
  refusedBut([first, second], 1, ['RESOURCE_NOT_FOUND']);
  refusedBut([saved], [0, 1], ['PRODUCTS_CHANGED']);
  must(bought.status === '201', 'an order does not fail during an import', bought);
  const state = await awaitImport({ staff: admin, chance: field.chance }, id);
  must(state === 'done' || state === 'outdated', 'an import is done, or outdated by an earlier change', state);
  const imported = state === 'done' ? 1 : 0;
  const expected = product.stock - 1 + imported + (saved.status < 300 ? 10 : 0);
  must((await stockOf(field, PRODUCT)) === expected, 'each change of stock counts once', state, saved.status);
  must((await stockOf(field, OTHER)) === other.stock + imported, 'an import changes all its lines', state);
};

/** Two admins count the same product at the same moment, from the same stock. */
const raceCounts = async (field: StaffField): Promise<void> => {
  const path = `/admin/stock/products/${PRODUCT}`;
  const current = await field.admins[0].done<{ stock: number; movement: number }>({ path });
  const count = (counted: number): Call => ({
    method: 'POST',
    path: '/admin/stock/counts',
    body: { counts: [{ productId: PRODUCT, counted, movement: current?.movement }] },
  });
  const stock = current?.stock ?? 0;
  const responses = await sendTogether(field, [count(stock + 1), count(stock + 2), count(stock + 3)]);
  refusedBut(responses, 1, ['STOCK_COUNT_OUTDATED']);
  const winner = responses.findIndex(({ status }) => status < 300);
  must((await stockOf(field, PRODUCT)) === stock + winner + 1, 'the first count is the stock', winner);
};

/** Two admins import the same file at the same moment: it is done once, and is outdated for the other. */
const raceImports = async (field: StaffField): Promise<void> => {
  const { admins, chance, stage } = field;
  const products = await findStocked(stage.database, [PRODUCT, OTHER]);
  const file = pricesFile([], 0, products);
  const two = [admins[0], admins[1]] as const;
  const ids = await Promise.all(two.map((admin) => checkFile(admin, file)));
  await Promise.all(two.map((admin, index) => startImport(admin, ids[index] ?? '')));
  const states = await Promise.all(two.map((admin, index) => awaitImport({ staff: admin, chance }, ids[index] ?? '')));
  must(states.toSorted().join() === 'done,outdated', 'a file that two admins import is applied once', states);
  for (const { id, stock } of products)
    must((await stockOf(field, id)) === stock + 1, 'an import changes stock once', id, stock);
};

/** Races about stock: imports, the grid, counts, and orders. */
export const stockRaces = [importAgainstAll, raceImports, raceCounts] as const;
