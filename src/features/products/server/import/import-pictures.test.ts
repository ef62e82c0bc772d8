import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_PICTURE_BYTES } from '#core/pictures/picture-limits.ts';
import { drawPhotograph } from '#tests/support/browser/test-images.ts';
import { pngBomb } from '#tests/support/decompression-bomb-png.ts';
import { rawZip, zipOf } from '#tests/support/zip.ts';
import { orderItemName } from '../../product-name.ts';
import {
  archiveErrorsOf,
  createAdminImportsClient,
  errorsOf,
  filesOfPicture,
  noImportData,
} from '../../testing/imports-client.ts';

let client: Awaited<ReturnType<typeof createAdminImportsClient>>;
beforeAll(async () => {
  client = await createAdminImportsClient();
});
afterAll(async () => {
  expect(client.shop.logged).toEqual([]);
  await client.shop.close();
});
beforeEach(() => client.shop.database.pool.query('delete from request_limits'));

describe('a product import with a ZIP file of pictures', () => {
  test('previews the assigned pictures and unused files, and is then imported', async () => {
    const made = await client.create();
    const archiveId = await client.upload(
      await zipOf({
        'صور/أمام.jpg': client.photograph,
        'back.jpg': client.photograph,
        'README.txt': Buffer.from('pictures'),
      }),
    );
    const checked = await client.check(`id,pictures\n${made.id},أمام.jpg | back.jpg\n`, archiveId);
    expect(checked).toMatchObject({ updated: 1, errorCount: 0, unprepared: 2, unusedCount: 1, unused: ['README.txt'] });
    expect(checked.changes).toEqual([
      {
        line: 2,
        id: made.id,
        name: orderItemName(made, 'en'),
        fields: [],
        pictures: [
          { view: 1, entry: 0, name: 'صور/أمام.jpg', path: null },
          { view: 2, entry: 1, name: 'back.jpg', path: null },
        ],
      },
    ]);
    expect((await client.start(checked.id)).body.code).toBe('RESOURCE_NOT_FOUND');
    const prepared = await client.prepare(checked.id);
    expect(prepared).toMatchObject({ done: 2, all: 2, errorCount: 0, errors: [] });
    expect(prepared.pictures.map(({ view }) => view)).toEqual([1, 2]);
    expect(await client.get(made.id)).toEqual(made);
    expect(await client.run(checked.id)).toBe('done');
    const after = await client.get(made.id);
    expect(after.pictures.map(({ view, path, alt }) => [view, path, alt])).toEqual(
      prepared.pictures.map(({ view, path }) => [view, path, made.suggestedAlts[view - 1]]),
    );
    expect(await client.isPainted(made.id, 1)).toBe(true);
    expect(await client.countLeftovers()).toEqual(noImportData);
    const { rows } = await client.shop.database.pool.query(
      `select details from audit_log where subject = $1 and action = 'picture.uploaded' order by details->>'view'`,
      [made.id],
    );
    expect(rows).toEqual([{ details: { view: 1 } }, { details: { view: 2 } }]);
  });

  test('assigns pictures to new products, also one picture to several', async () => {
    const archiveId = await client.upload(await zipOf({ 'bowl.jpg': client.photograph }));
    const line = (name: string) =>
      `سلطانية,${name},سلطانية,Bowl,سلطانية زرقاء,A blue bowl,متينة,Sturdy,650,8,bowls,bowl.jpg\n`;
    const checked = await client.check(
      `name.ar,name.en,subtitle.ar,subtitle.en,description.ar,description.en,features.ar,features.en,price,stock,category,الصور\n${line('Zip Bowl')}${line('Zip Dish')}`,
      archiveId,
    );
    expect(checked).toMatchObject({ created: 2, unprepared: 1, unusedCount: 0 });
    await client.prepare(checked.id);
    expect(await client.run(checked.id)).toBe('done');
    const [bowl, dish] = [await client.get('zip-bowl'), await client.get('zip-dish')];
    expect(bowl.pictures).toHaveLength(1);
    expect(dish.pictures[0]?.path).toBe(bowl.pictures[0]?.path);
    expect(dish.pictures[0]?.alt.en).toContain('Zip Dish');
    await client.remove('zip-bowl', 1);
    expect(await client.isPainted('zip-dish', 1)).toBe(true);
  });

  test('keeps exported pictures, replaces one, and keeps the alt text of its view', async () => {
    const { csv } = (await client.call<{ csv: string }>('imports/file?language=ar&separator=semicolon')).body;
    expect(csv).toContain('plate-lotus-01/1|plate-lotus-01/2|plate-lotus-01/3|plate-lotus-01/4');
    expect(await client.check(csv)).toMatchObject({ id: null, updated: 0, errorCount: 0, unprepared: 0 });
    const before = await client.get('plate-lotus-01');
    const archiveId = await client.upload(await zipOf({ 'new.jpg': client.photograph }));
    const checked = await client.check(`id,pictures\nplate-lotus-01,plate-lotus-01/1||NEW.JPG\n`, archiveId);
    expect(checked.changes[0]?.pictures.map(({ view, name }) => [view, name])).toEqual([[3, 'new.jpg']]);
    await client.prepare(checked.id);
    expect(await client.run(checked.id)).toBe('done');
    const after = await client.get('plate-lotus-01');
    expect(after.pictures.map(({ view, alt }) => [view, alt])).toEqual(
      before.pictures.map(({ view, alt }) => [view, alt]),
    );
    expect(after.pictures.map(({ path }, index) => path === before.pictures[index]?.path)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const again = await client.check(
      (await client.call<{ csv: string }>('imports/file?language=en&separator=comma')).body.csv,
    );
    expect(again).toMatchObject({ id: null, updated: 0, errorCount: 0 });
  });

  test('a product import with a ZIP file of pictures is refused with the line and column of each name without a picture', async () => {
    const [one, two] = [await client.create(), await client.create()];
    const archiveId = await client.upload(
      await zipOf({ 'a/plate.jpg': client.photograph, 'b/plate.jpg': client.photograph }),
    );
    const csv = `id,الصور\n${one.id},plate.jpg|gone.jpg|b/plate.jpg\n${two.id},1|2|3|4|5\ncup-tea-01,plate-lotus-01/1\n`;
    const checked = await client.check(csv, archiveId);
    expect([checked.id, errorsOf(checked)]).toEqual([
      null,
      [
        [2, 'الصور', 'picture.unclear', 'plate.jpg'],
        [2, 'الصور', 'picture.missing', 'gone.jpg'],
        [3, 'الصور', 'picture.many', undefined],
        [4, 'الصور', 'picture.missing', 'plate-lotus-01/1'],
      ],
    ]);
    expect(errorsOf(await client.check(`id,pictures\n${one.id},plate.jpg\n`))).toEqual([
      [2, 'pictures', 'picture.missing', 'plate.jpg'],
    ]);
  });

  test('a product import with a ZIP file of pictures is refused with each dangerous file in the ZIP file, whether a line refers to it or not', async () => {
    const made = await client.create();
    const archiveId = await client.upload(
      rawZip([
        { name: 'a.jpg', content: client.photograph },
        { name: '../b.jpg' },
        { name: 'c.jpg', flags: 1, content: Buffer.alloc(12), claimedSize: 0 },
      ]),
    );
    const checked = await client.check(`id,pictures,price\n${made.id},a.jpg,100\n`, archiveId);
    expect([checked.id, checked.errorCount, archiveErrorsOf(checked)]).toEqual([
      null,
      2,
      [
        ['../b.jpg', 'zip.name'],
        ['c.jpg', 'zip.encrypted'],
      ],
    ]);
    const broken = await client.check(`id,price\n${made.id},100\n`, await client.upload(Buffer.from('no ZIP file')));
    expect([broken.id, archiveErrorsOf(broken)]).toEqual([null, [[null, 'zip.broken']]]);
  });

  test('a product import with a ZIP file of pictures is refused for files that are not pictures, and for small, broken or too large pictures, and cannot start', async () => {
    const made = await client.create();
    const tooLarge = { name: 'large.jpg', content: Buffer.alloc(MAX_PICTURE_BYTES + 1), isPacked: true };
    const large = await client.check(`id,pictures\n${made.id},large.jpg\n`, await client.upload(rawZip([tooLarge])));
    expect([large.id, archiveErrorsOf(large)]).toEqual([null, [['large.jpg', 'picture.size']]]);
    const archiveId = await client.upload(
      rawZip([
        { name: 'page.jpg', content: Buffer.from('<!doctype html><script>alert(1)</script>') },
        { name: 'small.png', content: await drawPhotograph({ width: 800, height: 800 }).png().toBuffer() },
        { name: 'bomb.png', content: pngBomb(20_000) },
        { name: 'cut.jpg', content: client.photograph.subarray(0, client.photograph.length / 2) },
        { name: 'liar.jpg', content: client.photograph, isPacked: true, claimedSize: 20 },
      ]),
    );
    const other = await client.create();
    const checked = await client.check(
      `id,pictures\n${made.id},page.jpg|small.png|bomb.png|cut.jpg\n${other.id},liar.jpg\n`,
      archiveId,
    );
    const prepared = await client.prepare(checked.id);
    expect(prepared).toMatchObject({ done: 5, all: 5, errorCount: 5 });
    expect(Object.fromEntries(prepared.errors.map(({ file, code }) => [file, code]))).toEqual({
      'page.jpg': 'picture.type',
      'small.png': 'picture.small',
      'bomb.png': 'picture.pixels',
      'cut.jpg': 'picture.broken',
      'liar.jpg': 'picture.broken',
    });
    expect((await client.start(checked.id)).body.code).toBe('RESOURCE_NOT_FOUND');
    await client.begin(1);
    expect(await client.countLeftovers()).toEqual({ ...noImportData, archives: 1 });
  });

  test('keeps prepared pictures when the product file is corrected, and deletes those that it no longer names', async () => {
    const made = await client.create();
    const archiveId = await client.upload(await zipOf({ 'a.jpg': client.photograph, 'b.jpg': client.photograph }));
    const first = await client.check(`id,pictures\n${made.id},a.jpg|b.jpg\n`, archiveId);
    await client.prepare(first.id);
    const second = await client.check(`id,pictures,price\n${made.id},a.jpg,123\n`, archiveId);
    expect([second.unprepared, second.changes[0]?.pictures[0]?.path]).toEqual([0, expect.stringMatching(/^custom\//u)]);
    expect(await client.countLeftovers()).toMatchObject({ pictures: 1, files: filesOfPicture });
    expect(await client.run(second.id)).toBe('done');
    expect((await client.get(made.id)).pictures).toHaveLength(1);
    expect(await client.countLeftovers()).toEqual(noImportData);
  });
});
