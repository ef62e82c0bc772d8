import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminCourier } from '../couriers.admin.contract.ts';
import { MAX_COURIERS } from './couriers.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUp();
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.userId]);
});
afterAll(async () => {
  await shop.close();
});

const form = (overrides: object = {}) => ({
  nameAr: ' السريع ',
  nameEn: 'Quick',
  trackingUrl: 'https://quick.example/?n={number}',
  isActive: true,
  columns: [
    { field: 'cash', heading: 'COD' },
    { field: 'trackingNumber', heading: 'AWB' },
  ],
  ...overrides,
});
const create = (overrides: object = {}) =>
  shop.request<AdminCourier & Refused>('/admin/couriers', { body: form(overrides), token: admin.token });
const list = async () =>
  (await shop.request<PageOf<AdminCourier>>('/admin/couriers', { token: admin.token })).body.items;

describe('couriers', () => {
  test('a new shop has Bosta, Mylerz, Aramex and its own driver', async () => {
    const couriers = await list();
    expect(couriers.map(({ nameEn }) => nameEn)).toEqual(['Bosta', 'Mylerz', 'Aramex', 'Own driver']);
    for (const { trackingUrl, nameEn } of couriers) {
      expect(trackingUrl === null || trackingUrl.startsWith('https://')).toBe(true);
      expect(trackingUrl === null).toBe(nameEn === 'Own driver');
    }
  });

  test('adding and changing a courier is recorded in the audit log', async () => {
    const { status, body } = await create();
    expect([status, body]).toMatchObject([201, { nameAr: 'السريع', parcels: 0 }]);
    const changed = await shop.request<AdminCourier>(`/admin/couriers/${body.id}`, {
      method: 'PUT',
      body: { courier: form({ trackingUrl: '', isActive: false }) },
      token: admin.token,
    });
    expect(changed.body).toMatchObject({ trackingUrl: null, isActive: false });
    expect((await list()).at(-1)?.nameEn).toBe('Quick');
    const { rows } = await shop.database.pool.query(
      `select action from audit_log where subject = 'Quick' order by created_at`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['courier.created', 'courier.updated']);
  });

  test('a tracking address gets a lower-case scheme, and is refused if browsers would correct it', async () => {
    const { status, body } = await create({ trackingUrl: ' HTTPS://Quick.example/?n={number}' });
    expect([status, body.trackingUrl]).toEqual([201, 'https://Quick.example/?n={number}']);
    await shop.database.pool.query('delete from couriers where id = $1', [body.id]);
    for (const trackingUrl of ['https:quick.example/{number}', 'https:\\\\quick.example\\{number}']) {
      const refused = await create({ trackingUrl });
      expect([refused.status, refused.body.data.issues?.[0]?.code]).toEqual([400, 'courier.trackingUrl']);
    }
  });

  test.each([
    [{ nameAr: '' }, 'nameAr', 'required'],
    [{ nameEn: 'x'.repeat(61) }, 'nameEn', 'text.max'],
    [{ trackingUrl: 'http://quick.example/{number}' }, 'trackingUrl', 'courier.trackingUrl'],
    [{ trackingUrl: 'https://quick.example/' }, 'trackingUrl', 'courier.trackingUrl'],
    [{ columns: [] }, 'columns', 'courier.columns'],
    [{ columns: [{ field: 'password', heading: 'x' }] }, 'columns.0.field', 'generic'],
    [{ columns: [{ field: 'cash', heading: ' ' }] }, 'columns.0.heading', 'required'],
    [{ more: 1 }, 'more', 'generic'],
  ])('a courier with %j is refused', async (input, path, code) => {
    const { status, body } = await create(input);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.data.issues?.map((issue) => [issue.path, issue.code])).toEqual([[path, code]]);
  });

  test('concurrent additions create at most the couriers of one page', async () => {
    const responses = await Promise.all(Array.from({ length: MAX_COURIERS }, () => create()));
    expect(await list()).toHaveLength(MAX_COURIERS);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_COURIERS');
  });
});
