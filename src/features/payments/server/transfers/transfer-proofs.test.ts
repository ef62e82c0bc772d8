import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { pngBomb } from '#tests/support/decompression-bomb-png.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import { bytesOf, screenshot, shopWithTransfers } from '../../testing/transfers.ts';
import { cancelUnpaidOrders } from '../unpaid-orders.ts';

const world = shopWithTransfers();

describe('transfer pictures', () => {
  test('a transfer picture is stored as one WebP without metadata, and the customer sees that it is waiting', async () => {
    const orderNumber = await world.transfers.order(world.salma);
    const picture = await bytesOf(
      screenshot({ width: 1080, height: 2400 })
        .jpeg()
        .withExif({ IFD0: { Make: 'NOT-TO-BE-SEEN' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 0/1' } })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">NOT-TO-BE-SEEN</x:xmpmeta>'),
    );
    expect(picture.toString('latin1')).toContain('NOT-TO-BE-SEEN');
    const { status, body } = await world.transfers.send(world.salma, orderNumber, {
      picture,
      bankReference: ' ٤٥٦-abc 789 ',
    });
    expect([status, body.state, body.transfer?.proof?.state]).toEqual([200, 'transfer_sent', 'sent']);
    const [stored] = await world.rows<{ picture: Buffer; bank_reference: string }>('select * from transfer_proofs');
    expect(stored?.bank_reference).toBe('456ABC789');
    const { format, width, height, exif, xmp, icc } = await sharp(stored?.picture).metadata();
    expect({ format, width, height, exif, xmp, icc }).toEqual({ format: 'webp', width: 720, height: 1600 });
    expect(stored?.picture.toString('latin1')).not.toMatch(/NOT-TO-BE-SEEN|GPS/);
  });

  test('a transfer picture is stored with at most 400 kB, even if it is pure noise', async () => {
    const orderNumber = await world.transfers.order(world.salma);
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const picture = await bytesOf(
      sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#888', noise } }).jpeg({ quality: 80 }),
    );
    expect((await world.transfers.send(world.salma, orderNumber, { picture })).status).toBe(200);
    const [stored] = await world.rows<{ picture: Buffer }>('select picture from transfer_proofs');
    expect(stored?.picture.length).toBeGreaterThan(20_000);
    expect(stored?.picture.length).toBeLessThanOrEqual(400_000);
  });

  test('only the owner and admins get a transfer picture, without caching', async () => {
    const { id } = await world.sent();
    for (const person of [world.salma, world.admin]) {
      const { status, headers, body } = await world.transfers.picture(person, id);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        'no-store',
      ]);
      expect((await sharp(Buffer.from(body.file ?? '', 'latin1')).metadata()).format).toBe('webp');
    }
    expect((await world.transfers.picture(world.omar, id)).body.code).toBe('RESOURCE_NOT_FOUND');
    expect((await world.transfers.picture({}, id)).body.code).toBe('SIGN_IN_REQUIRED');
  });

  const refused: Readonly<Record<string, [fault: string, make: () => Promise<Buffer> | Buffer]>> = {
    'an empty file': ['type', () => Buffer.of()],
    'an SVG with a script': [
      'type',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    'an HTML file': ['type', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    'an AVIF': ['type', () => screenshot().avif({ effort: 0 }).toBuffer()],
    'a GIF': ['type', () => screenshot().gif({ effort: 1 }).toBuffer()],
    'a truncated JPEG': [
      'broken',
      async () => {
        const whole = await screenshot().jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    'a picture of 90 pixels': ['small', () => screenshot({ width: 90, height: 300 }).png().toBuffer()],
    'a small file with 25 million pixels': ['pixels', () => pngBomb(5_000)],
    'a small file with 400 million pixels': ['pixels', () => pngBomb(20_000)],
    'a file of more than five megabytes': ['size', () => Buffer.alloc(5 * 1024 * 1024 + 1)],
  };

  test.each(Object.entries(refused))('%s is refused as a transfer picture', async (_, [fault, make]) => {
    const orderNumber = await world.transfers.order(world.salma);
    const { status, body } = await world.transfers.send<Refused>(world.salma, orderNumber, {
      picture: Buffer.from(await make()),
    });
    expect([status, body.code, body.data['fault']]).toEqual([422, 'PICTURE_INVALID', fault]);
    expect(body.data.localizedMessage.ar).toMatch(/\p{Script=Arabic}/u);
    expect(body.data.localizedMessage.en).not.toContain('AVIF');
    expect(await world.rows('select id from transfer_proofs')).toEqual([]);
  });

  test('a proof without a file or with an invalid bank reference is refused', async () => {
    const orderNumber = await world.transfers.order(world.salma);
    const { body } = await world.shop.request(`/orders/${orderNumber}/transfer-proofs`, {
      body: {},
      token: world.salma.token,
    });
    expect([body.code, body.data['fault']]).toEqual(['PICTURE_INVALID', 'missing']);
    for (const bankReference of ['123', '<script>', 'a'.repeat(41), 'x'.repeat(200)]) {
      const { body: refusal } = await world.transfers.send<Refused>(world.salma, orderNumber, { bankReference });
      expect(refusal.data.issues?.map(({ path, code }) => [path, code])).toEqual([
        ['bankReference', 'transfer.bankReference'],
      ]);
    }
  });

  test('the upload of a transfer picture is read up to slightly more than five megabytes', async () => {
    const orderNumber = await world.transfers.order(world.salma);
    const picture = Buffer.alloc(6 * 1024 * 1024);
    const { status, body } = await world.transfers.send<Refused>(world.salma, orderNumber, { picture });
    expect([status, body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });
});

describe('sending a proof', () => {
  test('a proof is refused for other customers’ orders, other methods, paid and cancelled orders', async () => {
    const [foreign, paid, cancelled] = await Promise.all([1, 2, 3].map(() => world.transfers.order(world.salma)));
    const { body: cash } = await world.shop.request<{ orderNumber: string }>('/orders', {
      body: orderInputFor(),
      token: world.salma.token,
    });
    await world.shop.database.pool.query(`update orders set payment_status = 'paid' where order_number = $1`, [paid]);
    await world.shop.database.pool.query(`update orders set status = 'cancelled' where order_number = $1`, [cancelled]);
    for (const [by, orderNumber, status, code] of [
      [world.omar, foreign, 404, 'ORDER_NOT_FOUND'],
      [world.salma, cash.orderNumber, 422, 'PAYMENT_METHOD_UNAVAILABLE'],
      [world.salma, paid, 409, 'ORDER_PAID'],
      [world.salma, cancelled, 409, 'ORDER_NOT_PAYABLE'],
    ] as const) {
      const { status: actualStatus, body } = await world.transfers.send<Refused>(by, orderNumber ?? '', {});
      expect([actualStatus, body.code]).toEqual([status, code]);
    }
    expect(await world.rows('select id from transfer_proofs')).toEqual([]);
  });

  test('a new proof replaces the waiting one', async () => {
    const { orderNumber, id } = await world.sent();
    await world.transfers.send(world.salma, orderNumber, {});
    const rows = await world.rows<{ id: string }>('select id from transfer_proofs');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id).not.toBe(id);
    expect((await world.transfers.accept(world.admin, id, 157_500)).body.code).toBe('PROOF_CHANGED');
  });

  test('a proof with the file, pixels or bank reference of another order’s proof is refused', async () => {
    const [first, second] = [await world.transfers.order(world.salma), await world.transfers.order(world.omar)];
    const picture = await bytesOf(screenshot().png({ compressionLevel: 1 }));
    const repacked = await bytesOf(sharp(picture).png({ compressionLevel: 9 }));
    expect(repacked.equals(picture)).toBe(false);
    expect((await world.transfers.send(world.salma, first, { picture, bankReference: 'REF 1234' })).status).toBe(200);
    const other = await bytesOf(screenshot().png());
    for (const again of [{ picture }, { picture: repacked }, { picture: other, bankReference: 'ref-1234' }]) {
      const { status, body } = await world.transfers.send<Refused>(world.omar, second, again);
      expect([status, body.code]).toEqual([409, 'TRANSFER_PROOF_REUSED']);
      expect(body.data.localizedMessage).toEqual({
        ar: 'استُخدم هذا التحويل من قبل.',
        en: 'This transfer was used already.',
      });
    }
    expect(await world.rows('select id from transfer_proofs')).toHaveLength(1);
    // sent for the wrong order: after its rejection the picture can be used for the right one
    await world.transfers.reject(world.admin, await world.idOf(first));
    expect((await world.transfers.send(world.omar, second, { picture })).status).toBe(200);
  });

  test('one picture sent for two orders at once is accepted for one of them', async () => {
    const picture = await bytesOf(screenshot().png());
    for (let round = 0; round < 5; round += 1) {
      await world.shop.database.pool.query('delete from transfer_proofs');
      const orders = await Promise.all([world.transfers.order(world.salma), world.transfers.order(world.omar)]);
      const responses = await Promise.all([
        world.transfers.send(world.salma, orders[0], { picture }),
        world.transfers.send(world.omar, orders[1], { picture }),
      ]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await world.rows('select id from transfer_proofs')).toHaveLength(1);
    }
  });

  test('a picture that paid a part of another order is refused, even during that order’s next proof', async () => {
    const picture = await bytesOf(screenshot().png());
    const [first, second] = [await world.transfers.order(world.salma), await world.transfers.order(world.omar)];
    await world.transfers.send(world.salma, first, { picture });
    await world.transfers.accept(world.admin, await world.idOf(first), 10_000, true);
    const replacing = await world.shop.database.pool.connect();
    await replacing.query('begin');
    // the first step of sending the first order's next proof
    await replacing.query(`update transfer_proofs set state = 'rejected', reason = null where state = 'accepted'`);
    const sent = world.transfers.send<Refused>(world.omar, second, { picture });
    await soon(async () => {
      const waiting =
        await world.rows(`select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "transfer_proofs"%'
        and datname = current_database()`);
      expect(waiting).toHaveLength(1);
    });
    await replacing.query('commit');
    replacing.release();
    const { status, body } = await sent;
    expect([status, body.code]).toEqual([409, 'TRANSFER_PROOF_REUSED']);
  });

  test('an order accepts at most five pictures, and a day at most twenty attempts', async () => {
    const orderNumber = await world.transfers.order(world.salma);
    for (let time = 0; time < 5; time += 1) {
      expect((await world.transfers.send(world.salma, orderNumber, {})).status).toBe(200);
      await world.transfers.reject(world.admin, await world.idOf(orderNumber));
    }
    const { status, body } = await world.transfers.send<Refused>(world.salma, orderNumber, {});
    expect([status, body.code]).toEqual([409, 'TOO_MANY_PROOFS']);
    for (let time = 6; time < 20; time += 1)
      await world.transfers.send(world.salma, orderNumber, { picture: Buffer.of(1) });
    const limited = await world.transfers.send<Refused>(world.salma, await world.transfers.order(world.salma), {});
    expect([limited.status, limited.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  test('a waiting proof retains the order, a rejected one for another day', async () => {
    const { orderNumber, id } = await world.sent();
    await world.shop.database.pool.query(
      `update orders set payment_deadline = $2, hold_extensions = 99 where order_number = $1`,
      [orderNumber, new Date(world.shop.context.clock().getTime() - 60_000)],
    );
    await cancelUnpaidOrders(world.shop.context);
    expect((await world.transfers.show(world.salma, orderNumber)).status).toBe('pending');
    await world.transfers.reject(world.admin, id);
    const { payment } = await world.transfers.show(world.salma, orderNumber);
    const remainingMs = Date.parse(payment.paymentDeadline ?? '') - world.shop.context.clock().getTime();
    expect(remainingMs).toBeGreaterThan(23.9 * 3_600_000);
    expect(remainingMs).toBeLessThanOrEqual(24 * 3_600_000);
    world.shop.wait(25 * 3600);
    await cancelUnpaidOrders(world.shop.context);
    expect((await world.transfers.show(world.salma, orderNumber)).status).toBe('cancelled');
  });
});
