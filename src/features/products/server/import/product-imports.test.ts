import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setStock, stockOf } from '#features/orders/testing/orders.ts';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import type { ImportCheck, ImportProgress } from '../../product-imports.admin.contract.ts';
import { orderItemName } from '../../product-name.ts';
import { createAdminProductsClient } from '../../testing/products-client.ts';
import { runImport } from './run-import.ts';

let client: Awaited<ReturnType<typeof createAdminProductsClient>>;
beforeAll(async () => {
  client = await createAdminProductsClient();
});
afterAll(async () => {
  expect(client.shop.logged).toEqual([]);
  await client.shop.close();
});

const callImports = <Body>(path: string, asking: { method?: string; body?: unknown } = {}) =>
  client.shop.request<Body & Refused>(`/admin/product-imports${path}`, { ...asking, token: client.admin.token });
const check = async (content: string | Uint8Array<ArrayBuffer>, name = 'products.csv') => {
  const body = new FormData();
  body.set('language', 'en');
  body.set('file', new File([content], name));
  return (await callImports<ImportCheck>('', { method: 'POST', body })).body;
};
const start = async (id: string | null, archivesNew = false) =>
  (await callImports<ImportProgress>(`/${id}`, { method: 'PUT', body: { archivesNew } })).body;
const run = async (id: string | null) => {
  await start(id);
  await runImport(client.shop.context, id ?? '');
  return (await callImports<ImportProgress>(`/${id}`)).body;
};
/** Sets the state of an import whose process was killed in this run. */
const leaveRunning = (id: string | null, attempts: number) =>
  client.shop.database.pool.query(`update product_imports set state = 'running', attempts = $2 where id = $1`, [
    id,
    attempts,
  ]);
const errorsOf = ({ errors }: ImportCheck) => errors.map(({ line, column, code }) => [line, column, code]);

const complete =
  'name.ar,name.en,subtitle.ar,subtitle.en,description.ar,description.en,features.ar,features.en,price,stock,category\n';
const newLine = (name: string, price = '650') =>
  `سلطانية,${name},سلطانية,Bowl,سلطانية زرقاء,A blue bowl,"تُغسل\nمتينة","Washable\nSturdy",${price},8,bowls\n`;

describe('a product import', () => {
  test('previews the changes line by line without applying them, and is then imported', async () => {
    const made = await client.create({ price: 50_000, stock: 8 });
    const checked = await check(`id,price,sale price in egp,badge\n${made.id},600,٤٥٠٫٥,Sale\n`);
    expect(checked).toMatchObject({ created: 0, updated: 1, unchanged: 0, errorCount: 0 });
    expect(checked.changes).toEqual([
      {
        line: 2,
        id: made.id,
        name: orderItemName(made, 'en'),
        fields: [
          { field: 'price', from: '500', to: '600' },
          { field: 'salePrice', from: '', to: '450.50' },
          { field: 'badge', from: '', to: 'SALE' },
        ],
        pictures: [],
      },
    ]);
    expect((await client.get(made.id)).version).toBe(made.version);
    expect(await run(checked.id)).toMatchObject({ state: 'done', done: 1, changes: 1 });
    expect(await client.get(made.id)).toMatchObject({ price: 45_050, originalPrice: 60_000, badge: 'SALE', stock: 8 });
  });

  test('creates products with lists and movements, listed or in the archive', async () => {
    const checked = await check(complete + newLine('Import Bowl') + newLine('Import Bowl'));
    expect(checked).toMatchObject({ created: 2, updated: 0, errorCount: 0 });
    expect((await run(checked.id)).state).toBe('done');
    expect(await client.get('import-bowl')).toMatchObject({
      features: { ar: ['تُغسل', 'متينة'], en: ['Washable', 'Sturdy'] },
      price: 65_000,
      stock: 8,
      isArchived: false,
    });
    expect((await client.listedIds()).slice(-2)).toEqual(['import-bowl', 'import-bowl-2']);
    const archived = await check(complete + newLine('Later Bowl'));
    await start(archived.id, true);
    await runImport(client.shop.context, archived.id ?? '');
    expect(await client.get('later-bowl')).toMatchObject({ isArchived: true });
    const { rows } = await client.shop.database.pool.query(
      `select reason, quantity, changed_by from stock_movements where product_id = 'later-bowl'`,
    );
    expect(rows).toEqual([{ reason: 'opening', quantity: 8, changed_by: client.admin.userId }]);
  });

  test('changes stock by the difference to the export, which preserves sales since then', async () => {
    const made = await client.create({ stock: 10 });
    const checked = await check(`id,stock,stock at the export\n${made.id},14,10\n`);
    await setStock(client.shop, made.id, 7);
    expect((await run(checked.id)).state).toBe('done');
    expect(await stockOf(client.shop, made.id)).toBe(11);
    const tooFew = await check(`id,stock,stock at the export\n${made.id},0,12\n`);
    expect(errorsOf(tooFew)).toEqual([[2, 'stock', 'stock.below']]);
  });

  test('a product import is refused as a whole, with each error at its line and column', async () => {
    const file = `${complete.replace('\n', ',id\n')}${newLine('Good Bowl').replace(/\n$/, ',\n')}${newLine('Bad Bowl', 'much').replace(/\n$/, ',\n')}${newLine('Own Bowl').replace(/\n$/, ',plate-of-gold\n')}`;
    const checked = await check(file);
    expect([checked.id, errorsOf(checked)]).toEqual([
      null,
      [
        [5, 'price', 'price.typed'],
        [8, 'id', 'id.unknown'],
      ],
    ]);
  });

  test.each([
    ['an unknown column', 'id,glaze\ncup-tea-01,blue\n', [1, 'glaze', 'column.unknown']],
    ['a column twice', 'id,price,Price in EGP\ncup-tea-01,1,2\n', [1, 'Price in EGP', 'column.twice']],
    ['nothing to change', 'id\ncup-tea-01\n', [1, null, 'column.none']],
    ['a row with too many cells', 'id,price\ncup-tea-01,1,2\n', [2, null, 'file.cells']],
    ['a product twice', 'id,price\ncup-tea-01,1\ncup-tea-01,2\n', [3, 'id', 'id.twice']],
    [
      'a sale price above the price',
      'id,sale price in egp\ncup-tea-01,99999\n',
      [2, 'sale price in egp', 'price.sale'],
    ],
  ])('a product import is refused with %s', async (_, content, error) => {
    const checked = await check(content);
    expect([checked.id, errorsOf(checked)]).toEqual([null, [error]]);
  });

  test('a stale import changes nothing', async () => {
    const [one, two] = [await client.create(), await client.create()];
    const checked = await check(`id,price\n${one.id},1\n${two.id},2\n`);
    await client.save(two, { price: 70_000 });
    expect((await run(checked.id)).state).toBe('outdated');
    expect((await client.get(one.id)).price).toBe(one.price);
  });

  test('a product import is rolled back if cancelled while running', async () => {
    const lines = Array.from({ length: 600 }, (_, index) => newLine(`Many Bowl ${index}`)).join('');
    const checked = await check(complete + lines);
    await start(checked.id);
    const running = runImport(client.shop.context, checked.id ?? '');
    const cancelled = (async () => {
      for (;;) {
        const { done, state } = (await callImports<ImportProgress>(`/${checked.id}`)).body;
        if (done > 0 || state === 'done') break;
      }
      await callImports(`/${checked.id}`, { method: 'DELETE' });
    })();
    await Promise.all([running, cancelled]);
    expect((await callImports<ImportProgress>(`/${checked.id}`)).body.state).toBe('cancelled');
    const { rows } = await client.shop.database.pool.query(`select id from products where id like 'many-bowl%'`);
    expect(rows).toEqual([]);
  });

  test('ends when its job runs again, if cancelled after its process was killed', async () => {
    const made = await client.create();
    const checked = await check(`id,price\n${made.id},9\n`);
    await start(checked.id);
    await leaveRunning(checked.id, 1);
    expect((await callImports<ImportProgress>(`/${checked.id}`, { method: 'DELETE' })).body.state).toBe('running');
    await runImport(client.shop.context, checked.id ?? '');
    expect((await callImports<ImportProgress>(`/${checked.id}`)).body.state).toBe('cancelled');
    expect((await client.get(made.id)).price).toBe(made.price);
  });

  test('a product import is repeated after its process was killed, and fails after five unfinished runs', async () => {
    const made = await client.create();
    const checked = await check(`id,price\n${made.id},9\n`);
    await start(checked.id);
    await leaveRunning(checked.id, 5);
    await runImport(client.shop.context, checked.id ?? '');
    expect((await callImports<ImportProgress>(`/${checked.id}`)).body.state).toBe('failed');
    expect((await client.get(made.id)).price).toBe(made.price);
    const again = await check(`id,price\n${made.id},9\n`);
    await start(again.id);
    await leaveRunning(again.id, 4);
    await runImport(client.shop.context, again.id ?? '');
    expect((await callImports<ImportProgress>(`/${again.id}`)).body.state).toBe('done');
  });

  test('replaces the admin’s earlier preview, so that unused files do not accumulate', async () => {
    const made = await client.create();
    const first = await check(`id,price\n${made.id},1\n`);
    const second = await check(`id,price\n${made.id},2\n`);
    const { rows } = await client.shop.database.pool.query(
      `select id from product_imports where state = 'checked' and content is not null`,
    );
    expect(rows).toEqual([{ id: second.id }]);
    expect((await callImports(`/${first.id}`, { method: 'PUT', body: { archivesNew: false } })).body.code).toBe(
      'RESOURCE_NOT_FOUND',
    );
  });

  test('locks only changed products, so that orders of others do not wait', async () => {
    const [changed, same] = [await client.create({ price: 50_000 }), await client.create({ price: 50_000 })];
    const checked = await check(`id,price\n${same.id},500\n${changed.id},600\n`);
    expect(checked).toMatchObject({ updated: 1, unchanged: 1 });
    const order = await client.shop.database.pool.connect();
    await order.query('begin');
    await order.query('select from products where id = $1 for no key update', [same.id]);
    expect((await run(checked.id)).state).toBe('done');
    await order.query('rollback');
    order.release();
    expect(await client.get(changed.id)).toMatchObject({ price: 60_000 });
  });

  test('a product import is refused while three others of the admin are unfinished, for at most an hour', async () => {
    const made = await client.create();
    const startOne = async (price: number) => {
      const { id } = await check(`id,price\n${made.id},${price}\n`);
      const { body } = await callImports<ImportProgress>(`/${id}`, { method: 'PUT', body: { archivesNew: false } });
      return { id, code: body.code };
    };
    const started = [await startOne(1), await startOne(2), await startOne(3)];
    expect(started.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
    const fourth = await startOne(4);
    expect(fourth.code).toBe('TOO_MANY_IMPORTS');
    await callImports(`/${started[0]?.id}`, { method: 'DELETE' });
    expect((await startOne(4)).code).toBeUndefined();
    expect((await startOne(5)).code).toBe('TOO_MANY_IMPORTS');
    await client.shop.database.pool.query(
      `update product_imports set created_at = created_at - interval '61 minutes' where id = $1`,
      [started[1]?.id],
    );
    expect((await startOne(5)).code).toBeUndefined();
    await client.shop.database.pool.query(`delete from product_imports`);
  });

  test('accepts a file of any name', async () => {
    const made = await client.create();
    const checked = await check(`id,price\n${made.id},3\n`, `a\u0000b \ud83d${'x'.repeat(300)}.csv`);
    expect(checked).toMatchObject({ id: expect.any(String), updated: 1 });
  });

  test('a product import is applied once however often the job runs, and only by the admin who previewed it', async () => {
    const made = await client.create({ stock: 10 });
    const checked = await check(`id,stock,stock at the export\n${made.id},14,10\n`);
    const other = await client.shop.signUpAdmin();
    const foreign = await client.shop.request(`/admin/product-imports/${checked.id}`, {
      method: 'PUT',
      body: { archivesNew: false },
      token: other.token,
    });
    expect(foreign.body.code).toBe('RESOURCE_NOT_FOUND');
    await start(checked.id);
    await Promise.all([
      runImport(client.shop.context, checked.id ?? ''),
      runImport(client.shop.context, checked.id ?? ''),
    ]);
    await runImport(client.shop.context, checked.id ?? '');
    expect((await callImports<ImportProgress>(`/${checked.id}`)).body.state).toBe('done');
    expect(await stockOf(client.shop, made.id)).toBe(14);
    expect((await callImports(`/${checked.id}`, { method: 'PUT', body: { archivesNew: false } })).body.code).toBe(
      'RESOURCE_NOT_FOUND',
    );
  });
});
