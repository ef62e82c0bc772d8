import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PICTURE_BYTES } from '#core/pictures/picture-limits.ts';
import { drawPhotograph } from '#tests/support/browser/test-images.ts';
import { hashTables } from '#tests/support/database.ts';
import { pngBomb } from '#tests/support/decompression-bomb-png.ts';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import { createAdminPicturesClient } from '../../testing/pictures-client.ts';

let client: Awaited<ReturnType<typeof createAdminPicturesClient>>;
let photograph: Buffer<ArrayBuffer>;
let before: object;
beforeAll(async () => {
  client = await createAdminPicturesClient();
  photograph = Buffer.from(await drawPhotograph().jpeg().toBuffer());
  before = await hashTables(client.shop.database);
});
afterAll(async () => {
  expect(await hashTables(client.shop.database)).toEqual(before);
  expect(client.shop.logged).toEqual([]);
  await client.shop.close();
});

const pictures: Readonly<Record<string, [fault: string, make: () => Promise<Buffer> | Buffer]>> = {
  'an empty file': ['type', () => Buffer.of()],
  'an SVG file': [
    'type',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="1300"><script>1</script></svg>'),
  ],
  'a GIF': ['type', () => drawPhotograph().gif({ effort: 1 }).toBuffer()],
  'a TIFF': ['type', () => drawPhotograph().tiff().toBuffer()],
  'a PDF': ['type', () => Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF')],
  'an HTML file': ['type', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  'an HTML file that begins like a JPEG': [
    'broken',
    () => Buffer.from('\xff\xd8\xff\xe0<!doctype html><script>alert(1)</script>', 'latin1'),
  ],
  'a truncated JPEG': ['broken', () => photograph.subarray(0, photograph.length / 2)],
  'a PNG whose pixels are broken': [
    'broken',
    async () => {
      const png = await drawPhotograph().png({ compressionLevel: 1 }).toBuffer();
      return png.fill(0, png.length / 2, png.length / 2 + 2000);
    },
  ],
  'a picture whose shorter side is too short': [
    'small',
    () => drawPhotograph({ width: 1600, height: 1199 }).jpeg().toBuffer(),
  ],
  'a small file with 400 million pixels': ['pixels', () => pngBomb(20_000)],
  'a HEIC photo': ['heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  'a file above the limit': [
    'size',
    () => Buffer.concat([photograph, Buffer.alloc(MAX_PICTURE_BYTES - photograph.length + 1)]),
  ],
};

describe('an invalid picture', () => {
  test.each(Object.entries(pictures))('%s is refused with the reason in both languages', async (_, [fault, make]) => {
    const picture = Buffer.from(await make());
    const { status, body } = await client.put<Refused>('plate-lotus-01', { picture });
    expect([status, body.code, body.data['fault']]).toEqual([422, 'PICTURE_INVALID', fault]);
    expect(body.data.localizedMessage.ar).toMatch(/\p{Script=Arabic}/u);
    expect(body.data.localizedMessage.en).toMatch(/^[ -~]+$/);
  });

  test('a view without a picture refuses a change without a file', async () => {
    await client.remove('cup-mug-02', 3);
    const { status, body } = await client.put<Refused>('cup-mug-02', { view: 3 });
    expect([status, body.code, body.data['fault']]).toEqual([422, 'PICTURE_INVALID', 'missing']);
  });

  test('a picture of an unknown product, for a fifth view or without an alt text is refused', async () => {
    const unknown = await client.put<Refused>('no-such-piece', { picture: photograph, version: 1 });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    for (const view of ['0', '5', '1.5', '..%2F1', '01', 'x']) {
      const { status, body } = await client.put<Refused>('plate-lotus-01', { picture: photograph, view });
      expect([view, status, body.code]).toEqual([view, 400, 'VALIDATION_FAILED']);
    }
    const wordless = await client.put<Refused>('plate-lotus-01', {
      picture: photograph,
      alt: { ar: ' ', en: 'a'.repeat(201) },
    });
    expect(wordless.body.data.issues?.map(({ path, code }) => [path, code])).toEqual([
      ['alt.ar', 'required'],
      ['alt.en', 'text.max'],
    ]);
  });
});

/** A form of `length` bytes that counts how many are read. */
const watched = (length: number, token?: string) => {
  const head = '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n';
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        controller.enqueue(read === 0 ? Buffer.from(head) : new Uint8Array(64 * 1024));
        read += 64 * 1024;
        if (read > length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request('http://127.0.0.1/api/admin/products/plate-lotus-01/pictures/1', {
    method: 'PUT',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body,
    duplex: 'half',
  } as RequestInit);
  return { request, read: () => read };
};

describe('a picture upload', () => {
  test('an upload without permission is refused before its body is read', async () => {
    const customer = await client.shop.signUp();
    before = await hashTables(client.shop.database);
    for (const [token, status, code] of [
      [undefined, 401, 'SIGN_IN_REQUIRED'],
      ['no-token-of-ours', 401, 'SIGN_IN_REQUIRED'],
      [customer.token, 403, 'ADMIN_REQUIRED'],
    ] as const) {
      const { request, read } = watched(5_000_000, token);
      const response = await client.shop.api.handle(request, 'somebody');
      expect([response.status, (await response.json()).code, read()]).toEqual([status, code, 0]);
    }
  });

  test('a picture upload is read up to slightly more than its limit', async () => {
    const { request, read } = watched(50_000_000, client.admin.token);
    const response = await client.shop.api.handle(request, 'somebody');
    expect([response.status, (await response.json()).code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(read()).toBeLessThan(MAX_PICTURE_BYTES + 0.3 * 1024 ** 2);
  });

  test('a picture upload is refused as unreadable if the request is interrupted', async () => {
    const { request } = watched(100_000, client.admin.token);
    const response = await client.shop.api.handle(request, 'somebody');
    expect([response.status, (await response.json()).code]).toEqual([400, 'BROKEN_JSON']);
  });

  test('other endpoints have a smaller body limit than a picture upload', async () => {
    const { shop, admin, formOf } = client;
    const form = new Response(formOf({ picture: photograph, version: 1 }));
    const headers = { 'content-type': form.headers.get('content-type') ?? '' };
    const body = await form.text();
    for (const [path, method] of [
      ['/admin/products/plate-lotus-01', 'PUT'],
      ['/admin/products/plate-lotus-01/pictures/1', 'DELETE'],
      ['/admin/products/plate-lotus-01/pictures/1/', 'PUT'],
      ['/admin/products', 'POST'],
    ] as const) {
      const { status, body: refusal } = await shop.request(path, { method, body, headers, token: admin.token });
      expect([path, status < 500, refusal.code]).toEqual([path, true, expect.stringMatching(/BROKEN_JSON|UNKNOWN/)]);
    }
  });
});
