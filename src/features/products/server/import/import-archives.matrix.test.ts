import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import { rawZip, zipOf } from '#tests/support/zip.ts';
import { ARCHIVE_PART_BYTES, MAX_ARCHIVE_BYTES } from '../../product-import.ts';
import type { ImportProgress } from '../../product-imports.admin.contract.ts';
import {
  archiveErrorsOf,
  createAdminImportsClient,
  filesOfPicture,
  noImportData,
} from '../../testing/imports-client.ts';
import { deleteOrphanedPictureFiles } from '../media/pictures.ts';
import { deleteOldImports } from './product-imports.ts';
import { runImport } from './run-import.ts';

let client: Awaited<ReturnType<typeof createAdminImportsClient>>;
beforeAll(async () => {
  client = await createAdminImportsClient();
});
afterAll(async () => {
  expect(client.shop.logged).toEqual([]);
  await client.shop.close();
});
beforeEach(() => client.shop.database.pool.query('delete from request_limits'));

describe('an import with pictures', () => {
  const checkedAndPrepared = async () => {
    const made = await client.create();
    const archiveId = await client.upload(await zipOf({ 'a.jpg': client.photograph }));
    const { id } = await client.check(`id,pictures\n${made.id},a.jpg\n`, archiveId);
    await client.prepare(id);
    return { made, id, archiveId };
  };

  test('leaves nothing behind if cancelled or outdated', async () => {
    const cancelled = await checkedAndPrepared();
    await client.start(cancelled.id);
    expect((await client.call<ImportProgress>(`imports/${cancelled.id}`, { method: 'DELETE' })).body.state).toBe(
      'cancelled',
    );
    expect(await client.countLeftovers()).toEqual(noImportData);
    const outdated = await checkedAndPrepared();
    await client.put(outdated.made.id, { picture: client.photograph });
    expect(await client.run(outdated.id)).toBe('outdated');
    expect(await client.countLeftovers()).toEqual(noImportData);
    expect((await client.get(outdated.made.id)).pictures).toHaveLength(1);
  });

  test('leaves nothing behind if it fails', async () => {
    const { made, id } = await checkedAndPrepared();
    await client.start(id);
    await client.shop.database.pool.query(`update product_imports set attempts = 5 where id = $1`, [id]);
    await runImport(client.shop.context, id ?? '');
    expect(await client.countLeftovers()).toEqual(noImportData);
    expect((await client.get(made.id)).pictures).toEqual([]);
  });

  test('runs once if its process was killed at work or before the ZIP file was deleted', async () => {
    const { made, id } = await checkedAndPrepared();
    await client.start(id);
    await client.shop.database.pool.query(`update product_imports set state = 'running' where id = $1`, [id]);
    await Promise.all([runImport(client.shop.context, id ?? ''), runImport(client.shop.context, id ?? '')]);
    const after = await client.get(made.id);
    expect([after.pictures.length, after.version]).toEqual([1, made.version + 1]);
    await runImport(client.shop.context, id ?? '');
    expect(await client.get(made.id)).toEqual(after);
    expect(await client.countLeftovers()).toEqual(noImportData);
  });

  test('prevents its ZIP file from being replaced, changed or reused after the start', async () => {
    const { made, id, archiveId } = await checkedAndPrepared();
    await client.start(id);
    await client.begin(10);
    expect((await client.send(archiveId, 0, client.photograph)).body.code).toBe('RESOURCE_NOT_FOUND');
    expect(((await client.check(`id,pictures\n${made.id},a.jpg\n`, archiveId)) as unknown as Refused).code).toBe(
      'RESOURCE_NOT_FOUND',
    );
    await runImport(client.shop.context, id ?? '');
    expect((await client.get(made.id)).pictures).toHaveLength(1);
  });

  test('an import with pictures is deleted after a day if never started, and until then its pictures are not orphans', async () => {
    const { made, id } = await checkedAndPrepared();
    const { database } = client.shop;
    const later = (hours: number) => ({ database, clock: () => new Date(Date.now() + hours * 3_600_000) });
    await deleteOrphanedPictureFiles(later(0));
    await deleteOrphanedPictureFiles(later(31 * 24));
    await deleteOldImports(later(23));
    expect(await client.countLeftovers()).toMatchObject({ archives: 1, pictures: 1, files: filesOfPicture });
    await deleteOldImports(later(25));
    expect(await client.countLeftovers()).toEqual(noImportData);
    expect((await client.start(id)).body.code).toBe('RESOURCE_NOT_FOUND');
    expect((await client.get(made.id)).pictures).toEqual([]);
  });
});

describe('an upload of a ZIP file', () => {
  test('an upload of a ZIP file has a maximum size, and immutable parts up to its end', async () => {
    const tooLarge = await client.call('import-archives', { method: 'POST', body: { size: MAX_ARCHIVE_BYTES + 1 } });
    expect(tooLarge.body.code).toBe('VALIDATION_FAILED');
    const { id } = await client.begin(client.photograph.length);
    expect((await client.send(id, 1, client.photograph)).body.code).toBe('RESOURCE_NOT_FOUND');
    expect((await client.send(id, 0, Buffer.alloc(ARCHIVE_PART_BYTES + 1))).body.code).toBe('BODY_TOO_LARGE');
    expect((await client.send(id, 0, client.photograph)).status).toBe(200);
    expect((await client.send(id, 0, Buffer.alloc(client.photograph.length))).status).toBe(200);
    const { rows } = await client.shop.database.pool.query(
      'select bytes from product_import_parts where archive_id = $1',
      [id],
    );
    expect(rows.map(({ bytes }) => Buffer.compare(bytes, client.photograph))).toEqual([0]);
  });

  test('an upload of a ZIP file is read across its parts, and refused while one is missing', async () => {
    const made = await client.create();
    const filler = Buffer.alloc(ARCHIVE_PART_BYTES - 100);
    const zip = rawZip([
      { name: 'rest.bin', content: filler },
      { name: 'a.jpg', content: client.photograph },
    ]);
    const { id: partial } = await client.begin(zip.length);
    await client.send(partial, 1, zip.subarray(ARCHIVE_PART_BYTES));
    const csv = `id,pictures\n${made.id},a.jpg\n`;
    expect(archiveErrorsOf(await client.check(`id,price\n${made.id},7\n`, partial))).toEqual([[null, 'zip.broken']]);
    const { id } = await client.check(csv, await client.upload(zip));
    expect(await client.prepare(id)).toMatchObject({ done: 1, errorCount: 0 });
    expect(await client.run(id)).toBe('done');
    expect(await client.isPainted(made.id, 1)).toBe(true);
  });

  test('an upload of a ZIP file belongs to one admin', async () => {
    const other = await client.shop.signUpAdmin();
    const { id } = await client.begin(100);
    expect((await client.send(id, 0, client.photograph, other.token)).body.code).toBe('RESOURCE_NOT_FOUND');
    const made = await client.create();
    const archiveId = await client.upload(await zipOf({ 'a.jpg': client.photograph }));
    const checked = await client.check(`id,pictures\n${made.id},a.jpg\n`, archiveId);
    const response = await client.call(`imports/${checked.id}/pictures`, { method: 'PUT', token: other.token });
    expect(response.body.code).toBe('RESOURCE_NOT_FOUND');
  });
});
