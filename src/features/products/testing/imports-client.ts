import { expect } from 'vitest';
import { renditionsOf } from '#core/pictures/photograph-renditions.ts';
import { PICTURE_SIDE } from '#core/pictures/picture-limits.ts';
import { colourAt, drawPhotograph } from '#tests/support/browser/test-images.ts';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import { ARCHIVE_PART_BYTES } from '../product-import.ts';
import type { ImportCheck, ImportProgress, PreparedPictures } from '../product-imports.admin.contract.ts';
import { runImport } from '../server/import/run-import.ts';
import { createAdminPicturesClient } from './pictures-client.ts';

/** Opens a shop with a client for an admin's imports with pictures; the test file closes the shop in `afterAll`. */
export const createAdminImportsClient = async () => {
  const client = await createAdminPicturesClient();
  const { shop, admin } = client;
  const photograph = Buffer.from(await drawPhotograph().jpeg().toBuffer());

  const call = <Body>(path: string, asking: { method?: string; body?: unknown; token?: string } = {}) =>
    shop.request<Body & Refused>(`/admin/product-${path}`, { token: admin.token, ...asking });
  const filled = (fields: Readonly<Record<string, string | File>>): FormData => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return body;
  };
  const begin = async (size: number) =>
    (await call<{ id: string }>('import-archives', { method: 'POST', body: { size } })).body;
  const send = (id: string, number: number, part: Uint8Array<ArrayBuffer>, token = admin.token) => {
    const body = filled({ part: new File([part], 'part') });
    return call(`import-archives/${id}/parts/${number}`, { method: 'PUT', body, token });
  };
  /** Uploads a ZIP file in its parts; returns its id. */
  const upload = async (zip: Buffer<ArrayBuffer>): Promise<string> => {
    const { id } = await begin(zip.length);
    for (let number = 0; number * ARCHIVE_PART_BYTES < zip.length; number += 1) {
      const part = zip.subarray(number * ARCHIVE_PART_BYTES, (number + 1) * ARCHIVE_PART_BYTES);
      expect((await send(id, number, part)).status).toBe(200);
    }
    return id;
  };
  const check = async (csv: string, archiveId?: string) => {
    const files = { language: 'en', file: new File([csv], 'products.csv') };
    const body = filled(archiveId === undefined ? files : { ...files, archiveId });
    return (await call<ImportCheck>('imports', { method: 'POST', body })).body;
  };
  /** Prepares all pictures of a checked import. */
  const prepare = async (id: string | null): Promise<PreparedPictures> => {
    for (;;) {
      const { body } = await call<PreparedPictures>(`imports/${id}/pictures`, { method: 'PUT' });
      if (body.done === body.all) return body;
    }
  };
  const start = (id: string | null) =>
    call<ImportProgress>(`imports/${id}`, { method: 'PUT', body: { archivesNew: false } });
  /** Runs the job of an import; returns its result. */
  const run = async (id: string | null) => {
    expect((await start(id)).status).toBe(200);
    await runImport(shop.context, id ?? '');
    return (await call<ImportProgress>(`imports/${id}`)).body.state;
  };
  /** Counts stored archives, and renditions without a product. */
  const countLeftovers = async () => {
    const { rows } = await shop.database.pool.query(
      `select (select count(*)::integer from product_import_archives) as archives,
         (select count(*)::integer from product_import_parts) as parts,
         (select count(*)::integer from product_import_pictures) as pictures,
         (select count(*)::integer from product_picture_files file where not exists
           (select from product_pictures where product_pictures.path = file.path)) as files`,
    );
    return rows[0];
  };
  /** Whether the picture of a view is the painted one. */
  const isPainted = async (id: string, view: number): Promise<boolean> => {
    const bytes = await client.file(await client.get(id), view, 480, 'webp');
    if (bytes === undefined) return false;
    const [red = 0, green = 0, blue = 0] = await colourAt(bytes, 240, 240);
    return Math.abs(red - 0x15) + Math.abs(green - 0x30) + Math.abs(blue - 0x8f) < 20;
  };
  return { ...client, photograph, call, begin, send, upload, check, prepare, start, run, countLeftovers, isPainted };
};

export const noImportData = { archives: 0, parts: 0, pictures: 0, files: 0 };

/** Number of files of an uploaded picture. */
export const filesOfPicture = renditionsOf('custom/any/1', PICTURE_SIDE).length;

/** Errors of an import as table rows: those of its lines, and those of its ZIP file. */
export const errorsOf = ({ errors }: ImportCheck) =>
  errors.map(({ line, column, code, picture }) => [line, column, code, picture]);
export const archiveErrorsOf = ({ archiveErrors }: ImportCheck) => archiveErrors.map(({ file, code }) => [file, code]);
