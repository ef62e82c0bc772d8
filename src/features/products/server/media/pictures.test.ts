import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { colourAt, drawPhotograph } from '#tests/support/browser/test-images.ts';
import type { AdminProduct } from '../../products.admin.contract.ts';
import type { ProductDetail } from '../../products.contract.ts';
import { createAdminPicturesClient } from '../../testing/pictures-client.ts';
import { seedCatalogue } from '../seed-starter-catalogue.ts';
import { deleteOrphanedPictureFiles } from './pictures.ts';

let client: Awaited<ReturnType<typeof createAdminPicturesClient>>;
let photograph: Buffer<ArrayBuffer>;
beforeAll(async () => {
  client = await createAdminPicturesClient();
  photograph = await bytesOf(drawPhotograph().jpeg());
});
afterAll(async () => {
  expect(client.shop.logged).toEqual([]);
  await client.shop.close();
});

const bytesOf = async (picture: Sharp): Promise<Buffer<ArrayBuffer>> => Buffer.from(await picture.toBuffer());
const detail = async (id: string) => (await client.shop.request<ProductDetail>(`/products/${id}?language=en`)).body;
const filesOf = async (path: string) =>
  (
    await client.shop.database.pool.query<{ name: string }>(
      `select width || '.' || format as name from product_picture_files where path = $1 order by format, width`,
      [path],
    )
  ).rows.map(({ name }) => name);

const mainViewFiles = [240, 360, 480, 540, 728, 800, 960, 1200]
  .map((width) => `${width}.avif`)
  .concat(['480.webp', '1200.webp']);

describe('an uploaded picture', () => {
  test('an uploaded picture is published immediately, in every size, under a unique path', async () => {
    const before = await client.get('plate-lotus-01');
    const { status, body } = await client.put('plate-lotus-01', { picture: photograph });
    expect([status, body.version]).toEqual([200, before.version + 1]);
    const path = body.picture ?? '';
    expect(path).toMatch(/^custom\/[0-9a-f]{32}\/1$/);
    expect(body.pictures[0]).toEqual({
      view: 1,
      path,
      isTransparent: false,
      alt: { ar: 'طبق جديد', en: 'A new plate' },
    });
    expect((await detail('plate-lotus-01')).picture).toEqual({ path, alt: 'A new plate', isTransparent: false });
    expect(await filesOf(path)).toEqual(mainViewFiles);
    const { format, width, height } = await sharp(await client.file(body, 1, 800, 'avif')).metadata();
    expect([format, width, height]).toEqual(['heif', 800, 800]);
  });

  test('an uploaded picture is served in the next wider rendition if a width was added later', async () => {
    const { body } = await client.put('plate-lotus-01', { picture: photograph });
    await client.shop.database.pool.query('delete from product_picture_files where path = $1 and width in (540, 728)', [
      body.picture,
    ]);
    expect((await sharp(await client.file(body, 1, 540, 'avif')).metadata()).width).toBe(800);
  });

  test('an uploaded picture has phone renditions only for the initially visible views', async () => {
    const { body } = await client.put('plate-lotus-01', { picture: photograph, view: 3 });
    const path = body.pictures.find(({ view }) => view === 3)?.path ?? '';
    expect(path).toMatch(/\/3$/);
    expect(await filesOf(path)).not.toContain('360.avif');
  });

  test.each(['png', 'webp', 'avif'] as const)('an uploaded picture can be a %s under any file name', async (format) => {
    const picture = await bytesOf(drawPhotograph().toFormat(format, { effort: format === 'png' ? 1 : 0 }));
    const sent = { picture, name: '../../etc/passwd\0.svg', type: 'image/svg+xml', view: 2 };
    const { status, body } = await client.put('plate-lotus-01', sent);
    expect(status).toBe(200);
    const [red = 0, green = 0, blue = 0] = await colourAt(
      (await client.file(body, 2, 480, 'webp')) ?? Buffer.of(),
      240,
      200,
    );
    for (const [actual, painted] of [
      [red, 0x15],
      [green, 0x30],
      [blue, 0x8f],
    ] as const) {
      expect(Math.abs(actual - painted)).toBeLessThanOrEqual(6);
    }
  });

  test('an uploaded picture is cropped to the centre if it fills its frame, and not cropped on a transparent background', async () => {
    const wide = { width: 2000, height: 1200 };
    const filling = await client.put('plate-scarab-01', { picture: await bytesOf(drawPhotograph(wide).jpeg()) });
    expect(filling.body.pictures[0]?.isTransparent).toBe(false);
    const cut = (await client.file(filling.body, 1, 1200, 'webp')) ?? Buffer.of();
    expect((await colourAt(cut, 5, 5))[3]).toBe(255);
    expect((await sharp(cut).metadata()).hasAlpha).toBe(false);

    const free = drawPhotograph({ ...wide, isClear: true }).png({ compressionLevel: 1 });
    const uploaded = await client.put('plate-scarab-01', { picture: await bytesOf(free), view: 2 });
    expect(uploaded.body.pictures[1]?.isTransparent).toBe(true);
    const whole = (await client.file(uploaded.body, 2, 1200, 'webp')) ?? Buffer.of();
    const { width, height } = await sharp(whole).metadata();
    expect([width, height]).toEqual([1200, 1200]);
    // 2000 x 1200 px in a square of 1200 px: transparent above and below, with the lower edge of the file at the bottom
    expect((await colourAt(whole, 600, 100))[3]).toBe(0);
    expect((await colourAt(whole, 600, 1100))[3]).toBe(0);
    expect((await colourAt(whole, 600, 940)).slice(2)).toEqual([expect.closeTo(0x27, -1.5), 255]);
  });

  test('an uploaded picture is cropped if only a small part is transparent', async () => {
    const corner = { create: { width: 100, height: 100, channels: 4, background: '#000' } } as const;
    const picture = sharp(photograph)
      .ensureAlpha()
      .composite([{ input: corner, gravity: 'northwest', blend: 'dest-out' }])
      .png({ compressionLevel: 1 });
    const { body } = await client.put('plate-scarab-01', { picture: await bytesOf(picture) });
    expect(body.pictures[0]?.isTransparent).toBe(false);
    const file = (await client.file(body, 1, 1200, 'webp')) ?? Buffer.of();
    expect(await colourAt(file, 3, 3)).toEqual([255, 255, 255, 255].map((full) => expect.closeTo(full, -1)));
  });

  test('an uploaded picture loses all metadata: place, camera, texts, profile; is upright and in sRGB', async () => {
    const picture = await bytesOf(
      drawPhotograph()
        .jpeg()
        .withExif({
          IFD0: { Copyright: 'NOT-TO-BE-SEEN', Make: 'NOT-TO-BE-SEEN' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 0/1' },
        })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">NOT-TO-BE-SEEN</x:xmpmeta>')
        .withIccProfile('p3')
        // rotated: the lower edge of the file is on the left
        .withMetadata({ orientation: 6 }),
    );
    expect(picture.toString('latin1')).toContain('NOT-TO-BE-SEEN');
    const { body } = await client.put('cup-tea-01', { picture });
    const { rows } = await client.shop.database.pool.query<{ bytes: Buffer }>(
      'select bytes from product_picture_files where path = $1',
      [body.picture],
    );
    expect(rows).toHaveLength(mainViewFiles.length);
    for (const { bytes } of rows) {
      expect(bytes.toString('latin1')).not.toMatch(/NOT-TO-BE-SEEN|Exif|GPS|xmpmeta/);
      const { exif, icc, xmp, iptc, orientation, space } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation, space }).toEqual({ space: 'srgb' });
    }
    const file = (await client.file(body, 1, 1200, 'webp')) ?? Buffer.of();
    const golden = [0xc9, 0xa2, 0x27].map((share) => expect.closeTo(share, -1.3));
    expect((await colourAt(file, 20, 600)).slice(0, 3)).toEqual(golden);
    expect((await colourAt(file, 600, 1180)).slice(0, 3)).not.toEqual(golden);
  });

  test('an uploaded picture contains no hidden pixels of transparent areas', async () => {
    const hidden = Buffer.from('<script>alert(1)</script><?php system(1) ?>');
    const { status, body } = await client.put('cup-tea-02', { picture: Buffer.concat([photograph, hidden]) });
    expect(status).toBe(200);
    for (const format of ['avif', 'webp'] as const)
      expect((await client.file(body, 1, 1200, format))?.toString('latin1')).not.toMatch(/<script|<\?php/);
  });

  test('accepts another alt text without a new upload', async () => {
    const { body: before } = await client.put('cup-tea-03', { picture: photograph });
    const { status, body } = await client.put('cup-tea-03', { alt: { ar: ' فنجان أزرق ', en: 'A blue cup' } });
    expect(status).toBe(200);
    expect(body.pictures[0]).toEqual({ ...before.pictures[0], alt: { ar: 'فنجان أزرق', en: 'A blue cup' } });
  });

  test('an uploaded picture is recorded in the audit log with every change', async () => {
    await client.put('set-tea-02', { picture: photograph, view: 3 });
    await client.put('set-tea-02', { view: 3 });
    await client.remove('set-tea-02', 3);
    const { rows } = await client.shop.database.pool.query(
      `select action, admin_id, details from audit_log where subject = 'set-tea-02' order by created_at`,
    );
    expect(rows).toEqual(
      ['picture.uploaded', 'picture.alt_changed', 'picture.deleted'].map((action) => ({
        action,
        admin_id: client.admin.userId,
        details: { view: 3 },
      })),
    );
  });
});

describe('two admins at once', () => {
  test('upload pictures of two products one after the other', async () => {
    const responses = await Promise.all(
      ['cup-tea-04', 'cup-tea-05'].map((id) => client.put(id, { picture: photograph, view: 4 })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('upload pictures of one product: the first is stored, the second is refused', async () => {
    const { version } = await client.get('cup-tea-06');
    const responses = await Promise.all(
      [1, 2].map(() => client.put<{ code?: string }>('cup-tea-06', { picture: photograph, version, view: 4 })),
    );
    expect(responses.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
      [200, undefined],
      [409, 'PRODUCT_CHANGED'],
    ]);
    expect((await client.remove('cup-tea-06', 4, version)).status).toBe(409);
    const { rows } = await client.shop.database.pool.query(
      `select count(distinct path)::integer as count from product_picture_files where path like '%/4' and not exists
         (select from product_pictures where product_pictures.path = product_picture_files.path)`,
    );
    expect(rows[0].count).toBe(0);
  });
});

const viewsOf = ({ pictures }: Pick<AdminProduct, 'pictures'>) => pictures.map(({ view }) => view);

describe('a deleted picture', () => {
  test('a deleted picture disappears from the shop immediately, and a drawing replaces it', async () => {
    const stood = viewsOf(await client.get('plate-star-01'));
    expect(stood).toContain(1);
    const { body } = await client.remove('plate-star-01', 1);
    expect([body.picture, viewsOf(body)]).toEqual([null, stood.filter((view) => view !== 1)]);
    const product = await detail('plate-star-01');
    expect([product.picture, product.gallery[0]]).toEqual([null, null]);
    expect((await client.remove('plate-star-01', 1)).body.version).toBe(body.version);
  });

  test('a deleted picture remains deleted after a restart, as replaced pictures and changed alt texts are preserved', async () => {
    expect(viewsOf(await client.get('set-gift-01'))).toContain(3);
    await client.remove('set-gift-01', 3);
    await client.put('set-gift-01', { picture: photograph });
    await client.put('set-gift-01', { view: 2, alt: { ar: 'طقم هدية', en: 'A gift set' } });
    const before = await client.get('set-gift-01');
    await seedCatalogue(client.shop.database);
    await seedCatalogue(client.shop.database);
    expect(await client.get('set-gift-01')).toEqual(before);
    expect(viewsOf(before)).not.toContain(3);
  });

  test('keeps its files for thirty days for open pages, then they are deleted', async () => {
    const { body } = await client.put('cup-mug-01', { picture: photograph });
    const { body: next } = await client.put('cup-mug-01', { picture: photograph });
    const sweep = (days: number) =>
      deleteOrphanedPictureFiles({
        database: client.shop.database,
        clock: () => new Date(Date.now() + days * 24 * 3_600_000),
      });
    await sweep(0);
    await sweep(29);
    expect(await filesOf(body.picture ?? '')).toEqual(mainViewFiles);
    await sweep(31);
    expect(await filesOf(body.picture ?? '')).toEqual([]);
    expect(await filesOf(next.picture ?? '')).toEqual(mainViewFiles);
  });
});
