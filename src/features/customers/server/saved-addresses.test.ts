import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { SavedAddress } from '../saved-addresses.contract.ts';

let shop: OpenShop;
let salma: SignedIn;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  salma = await shop.signUp();
});

type AddressResponse = SavedAddress & Refused;
const home = {
  label: 'البيت',
  fullName: 'سلمى حسن',
  phone: '01001234567',
  address: '١٢ شارع المعز لدين الله',
  city: 'القاهرة',
  postalCode: '١١٥١١',
};
const add = (overrides: object = {}, { token } = salma) =>
  shop.request<AddressResponse>('/saved-addresses', { body: { ...home, ...overrides }, token });
const change = (id: string, overrides: object = {}, { token } = salma) =>
  shop.request<AddressResponse>(`/saved-addresses/${id}`, { method: 'PUT', body: { ...home, ...overrides }, token });
const remove = (id: string, { token } = salma) =>
  shop.request<{ isDeleted: true } & Refused>(`/saved-addresses/${id}`, { method: 'DELETE', token });
const listOf = async ({ token } = salma) =>
  (await shop.request<{ addresses: SavedAddress[] }>('/saved-addresses', { token })).body.addresses;
const labels = async () => (await listOf()).map(({ label, isDefault }) => (isDefault ? `${label}*` : label));

/** Adds three addresses; the first, A, is the default. */
const addThree = async (): Promise<string[]> => {
  const ids = [];
  for (const label of ['A', 'B', 'C']) {
    ids.push((await add({ label })).body.id);
    shop.wait(1);
  }
  return ids;
};

describe('the addresses of a customer', () => {
  test('a new customer has no addresses, and the first one becomes the default', async () => {
    expect(await listOf()).toEqual([]);
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body).toEqual({ ...home, id: body.id, phone: '+201001234567', postalCode: '11511', isDefault: true });
    expect(await listOf()).toEqual([body]);
  });

  test('lists the default address first, then the newest', async () => {
    await addThree();
    expect(await labels()).toEqual(['A*', 'C', 'B']);
    await add({ label: 'D', isDefault: true });
    expect(await labels()).toEqual(['D*', 'C', 'B', 'A']);
  });

  test('an update replaces the whole address and can make it the default', async () => {
    const [a = '', b = ''] = await addThree();
    const { status, body } = await change(b, { label: 'Bee', city: 'Aswan', isDefault: true });
    expect([status, body.label, body.city, body.isDefault]).toEqual([200, 'Bee', 'Aswan', true]);
    expect(await labels()).toEqual(['Bee*', 'C', 'A']);
    await change(b, { label: 'Bee', isDefault: false });
    expect(await labels()).toEqual(['C', 'Bee', 'A']);
    await change(a, { label: 'A', isDefault: true });
    await change(a, { label: 'A', isDefault: true });
    expect(await labels()).toEqual(['A*', 'C', 'Bee']);
  });

  test('a deleted default address is not replaced by another one', async () => {
    const [a = ''] = await addThree();
    const { status, body } = await remove(a);
    expect([status, body]).toEqual([200, { isDeleted: true }]);
    expect(await labels()).toEqual(['C', 'B']);
    expect((await remove(a)).body.code).toBe('ADDRESS_NOT_FOUND');
  });

  test('limits a customer to 20 addresses', async () => {
    for (let count = 1; count <= 20; count += 1) expect((await add({ label: `No. ${count}` })).status).toBe(201);
    const { status, body } = await add({ label: 'No. 21', isDefault: true });
    expect([status, body.code, body.data['max']]).toEqual([409, 'SAVED_ADDRESS_LIMIT_REACHED', 20]);
    expect((await listOf())[0]).toMatchObject({ label: 'No. 1', isDefault: true });
    expect((await add({ label: 'No. 7' })).status).toBe(201);
    expect(await listOf()).toHaveLength(20);
  });
});

describe('another customer’s address', () => {
  test('another customer’s address is treated as unknown and stays unchanged', async () => {
    const nour = await shop.signUp();
    const { body: other } = await add({ label: 'Nour' }, nour);
    await addThree();
    for (const id of [other.id, randomUUID()]) {
      for (const response of [await change(id, { label: 'Mine', isDefault: true }), await remove(id)]) {
        expect([response.status, response.body.code]).toEqual([404, 'ADDRESS_NOT_FOUND']);
        expect(response.body.data).toEqual({ localizedMessage: { ar: 'العنوان غير موجود', en: 'Address not found' } });
      }
    }
    expect(await listOf(nour)).toEqual([other]);
    expect(await labels()).toEqual(['A*', 'C', 'B']);
  });

  test('another customer’s address is not listed', async () => {
    await add({}, await shop.signUp());
    expect(await listOf()).toEqual([]);
  });
});

describe('concurrent requests', () => {
  test('concurrent requests that each set a default leave one default', async () => {
    const [a = '', b = '', c = ''] = await addThree();
    for (let round = 0; round < 5; round += 1) {
      const responses = await Promise.all(
        [b, c, a, b, c].map((id, index) => change(id, { label: `${id.slice(0, 4)} ${index}`, isDefault: true })),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect((await listOf()).map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
    }
  });

  test('concurrent requests that add the first address ten times store it once, as the default', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => add()));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await labels()).toEqual(['البيت*']);
  });

  test('concurrent requests that add too many addresses store 20', async () => {
    const responses = await Promise.all(
      Array.from({ length: 25 }, (_, index) => add({ label: `No. ${index}`, isDefault: index % 2 === 0 })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(responses.filter(({ body }) => body.code === 'SAVED_ADDRESS_LIMIT_REACHED')).toHaveLength(5);
    const stored = await listOf();
    expect(stored).toHaveLength(20);
    expect(stored.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('the saved addresses endpoint', () => {
  test.each([
    ['no label', { label: ' ' }, 'label', 'required'],
    ['a label of 101 characters', { label: 'x'.repeat(101) }, 'label', 'generic'],
    ['a name of one letter', { fullName: 'س' }, 'fullName', 'shipping.fullName'],
    ['an invalid phone number', { phone: 'abc' }, 'phone', 'shipping.phone'],
    ['an address that is too short', { address: 'شارع' }, 'address', 'shipping.address'],
    ['no city', { city: '' }, 'city', 'shipping.city'],
    ['no postal code', { postalCode: undefined }, 'postalCode', 'required'],
    ['a default flag that is not a boolean', { isDefault: 'yes' }, 'isDefault', 'generic'],
    ['a user id', { userId: randomUUID() }, 'userId', 'generic'],
  ])('refuses a new or changed address with %s', async (_what, input, path, code) => {
    const { body: stored } = await add({ label: 'A' });
    for (const response of [await add(input), await change(stored.id, input)]) {
      expect([response.status, response.body.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(response.body.data.issues?.map((issue) => [issue.path, issue.code])).toEqual([[path, code]]);
    }
    expect(await listOf()).toEqual([stored]);
  });

  test('refuses an invalid address id', async () => {
    for (const response of [await change('mine'), await remove('mine'), await remove("1'--")]) {
      expect(response.body.code).toBe('VALIDATION_FAILED');
    }
  });

  test('refuses an anonymous caller before validating an address', async () => {
    const { body: stored } = await add();
    for (const [method, path, body] of [
      ['GET', '/saved-addresses', undefined],
      ['POST', '/saved-addresses', home],
      ['POST', '/saved-addresses', '{ broken'],
      ['PUT', `/saved-addresses/${stored.id}`, home],
      ['DELETE', `/saved-addresses/${stored.id}`, undefined],
      ['DELETE', '/saved-addresses/mine', undefined],
    ] as const) {
      const response = await shop.request(path, { method, body });
      expect([response.status, response.body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
    }
    expect(await listOf()).toEqual([stored]);
  });
});
