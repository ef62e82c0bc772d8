import { describe, expect, test } from 'vitest';
import { createFileCallCounter } from '#core/server/api/file-calls.ts';
import { type ConcurrencyLimiter, createConcurrencyLimiter } from '#core/server/http/concurrency-limiter.ts';
import { bytesOf, screenshot, shopWithTransfers } from '#features/payments/testing/transfers.ts';
import type { SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { createShopApi, type ShopApi } from '../../src/server/create-shop-api.ts';

const world = shopWithTransfers();

/** An API with one slot for calls and one for proofs, which is taken until `free` is called. */
const busyApi = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const [api, proofs, files] = [0, 8, 8].map((maxQueue) =>
    createConcurrencyLimiter({ maxConcurrent: 1, maxQueue, queueTimeoutMs: 60_000 }),
  );
  if (!api || !proofs || !files) throw new Error('no limiters');
  const running = proofs.withLimit(() => promise);
  let queued = 0;
  const counted: ConcurrencyLimiter = {
    withLimit: (work, signal) => {
      queued += 1;
      return proofs.withLimit(work, signal);
    },
  };
  const { context, accounts } = world.shop;
  return {
    api: createShopApi({ ...context, accounts, limiters: { api, proofs: counted, files } }),
    /** Proofs that have been queued so far. */
    queued: () => queued,
    free: async () => {
      resolve();
      await running;
    },
  };
};

const send = async (api: ShopApi, { token }: SignedIn, orderNumber: string, signal?: AbortSignal) => {
  const body = new FormData();
  body.set('picture', new File([await bytesOf(screenshot().png())], 'transfer.png'));
  const url = `http://127.0.0.1/api/orders/${orderNumber}/transfer-proofs`;
  const request = new Request(url, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  });
  const response = await api.handle(request, 'visitor');
  return [response.status, (await response.json()).code];
};

const countProofs = async () => (await world.rows('select id from transfer_proofs')).length;

describe('queued pictures of transfers', () => {
  test('queued pictures occupy no slot of other calls', async () => {
    const { api, free, queued } = busyApi();
    const orderNumber = await world.transfers.order(world.salma);
    const sending = send(api, world.salma, orderNumber);
    await expect.poll(queued).toBe(1);
    for (let call = 0; call < 3; call += 1) {
      const response = await api.handle(new Request('http://127.0.0.1/api/products?language=ar'), 'visitor');
      expect(response.status).toBe(200);
    }
    await free();
    expect(await sending).toEqual([200, undefined]);
  });

  test('an account can have one queued picture at a time', async () => {
    const { api, free, queued } = busyApi();
    const [one, other] = [await world.transfers.order(world.salma), await world.transfers.order(world.omar)];
    const sending = send(api, world.salma, one);
    await expect.poll(queued).toBe(1);
    expect(await send(api, world.salma, one)).toEqual([429, 'TOO_MANY_REQUESTS']);
    const sendingOther = send(api, world.omar, other);
    await free();
    expect([await sending, await sendingOther]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(await send(api, world.omar, other)).toEqual([200, undefined]);
  });

  test('a queued picture is dropped when its caller disconnects', async () => {
    const { api, free, queued } = busyApi();
    const orderNumber = await world.transfers.order(world.salma);
    const caller = new AbortController();
    const sending = send(api, world.salma, orderNumber, caller.signal);
    await expect.poll(queued).toBe(1);
    caller.abort();
    await expect(sending).resolves.toEqual([503, 'UNAVAILABLE']);
    await free();
    expect(await countProofs()).toBe(0);
    expect(await send(api, world.salma, orderNumber)).toEqual([200, undefined]);
  });
});

describe('the count of file calls', () => {
  test('refuses a second proof of an account until the first has ended', () => {
    const { begin } = createFileCallCounter();
    const end = begin({ queue: 'proofs', userId: 'one' });
    expect(() => begin({ queue: 'proofs', userId: 'one' })).toThrow('TOO_MANY_REQUESTS');
    begin({ queue: 'files', userId: 'one' });
    end();
    begin({ queue: 'proofs', userId: 'one' });
  });

  test('lets the staff send four files at a time, and refuses more than eight of all accounts', () => {
    const { begin } = createFileCallCounter();
    const ends = Array.from({ length: 8 }, (_, index) => begin({ queue: 'files', userId: `${Math.floor(index / 4)}` }));
    expect(() => begin({ queue: 'files', userId: '0' })).toThrow('TOO_MANY_REQUESTS');
    expect(() => begin({ queue: 'files', userId: 'one more' })).toThrow('UNAVAILABLE');
    for (const end of ends) end();
    begin({ queue: 'files', userId: 'one more' });
  });
});
