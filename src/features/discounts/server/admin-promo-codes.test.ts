import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { linesOf, orderInputFor, totalOf } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminPromoCode } from '../promo-codes.admin.contract.ts';

let shop: OpenShop;
let admin: SignedIn;
let buyer: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  [admin, buyer] = await Promise.all([shop.signUp(), shop.signUp()]);
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.userId]);
});
afterAll(async () => {
  await shop.close();
});

const terms = (overrides: object = {}) => ({
  discountType: 'percentage',
  discountValue: '10',
  minPurchase: '',
  maxUses: '',
  validUntil: '',
  ...overrides,
});
const make = (code: string, overrides: object = {}) =>
  shop.request<AdminPromoCode & Refused>('/admin/promo-codes', {
    body: { code, ...terms(overrides) },
    token: admin.token,
  });
const at = (id: string, method: string, body?: object, more = '') =>
  shop.request<AdminPromoCode & Refused>(`/admin/promo-codes/${id}${more}`, { method, body, token: admin.token });
const change = (id: string, overrides: object = {}) => at(id, 'PUT', { terms: terms(overrides) });
const list = async (query = '') =>
  (await shop.request<PageOf<AdminPromoCode>>(`/admin/promo-codes${query}`, { token: admin.token })).body;
const quote = (code: string) =>
  shop.request<{ discount: number; code: string }>('/promo-code-quotes', {
    body: { code, lines: linesOf('plate-lotus-01') },
    token: buyer.token,
  });
const order = async (code: string) => {
  const expectedTotal = await totalOf(shop, buyer.token, { promoCode: code });
  return shop.request('/orders', { body: orderInputFor({ promoCode: code, expectedTotal }), token: buyer.token });
};

describe('a shop promo code', () => {
  test('a shop code is created in digits of any script and works in carts at once', async () => {
    const { status, body } = await make(' nile-20 ', {
      discountType: 'fixed',
      discountValue: '١٢٥٫٥',
      minPurchase: '1,000',
      maxUses: '٥٠',
      validUntil: '2030-06-30',
    });
    expect([status, body]).toMatchObject([
      201,
      {
        code: 'NILE-20',
        isActive: true,
        discountType: 'fixed',
        discountValue: 12_550,
        minPurchase: 100_000,
        maxUses: 50,
        currentUses: 0,
        // the end of the day in Cairo, UTC+3 in summer
        validUntil: '2030-06-30T20:59:59.999Z',
        owner: null,
        isInOrders: false,
      },
    ]);
    expect((await quote('nile-20')).body.discount).toBe(12_550);
    expect((await make('NILE-20')).body).toMatchObject({ code: 'PROMO_CODE_EXISTS', status: 409 });
  });

  test.each([
    [{ discountValue: '' }, 'discountValue', 'required'],
    [{ discountValue: '0' }, 'discountValue', 'promo.percent'],
    [{ discountValue: '101' }, 'discountValue', 'promo.percent'],
    [{ discountValue: '12.5' }, 'discountValue', 'promo.percent'],
    [{ discountType: 'fixed', discountValue: '0' }, 'discountValue', 'promo.amount'],
    [{ discountType: 'fixed', discountValue: '1.234' }, 'discountValue', 'promo.amount'],
    [{ discountType: 'fixed', discountValue: '1000000.01' }, 'discountValue', 'promo.amount'],
    [{ discountType: 'gift' }, 'discountType', 'required'],
    [{ minPurchase: '-5' }, 'minPurchase', 'promo.amount'],
    [{ maxUses: '0' }, 'maxUses', 'promo.uses'],
    [{ maxUses: '1.5' }, 'maxUses', 'promo.uses'],
    [{ maxUses: '1000001' }, 'maxUses', 'promo.uses'],
    [{ validUntil: '2026-02-30' }, 'validUntil', 'dob.format'],
    [{ validUntil: 'tomorrow' }, 'validUntil', 'dob.format'],
    [{ code: '' }, 'code', 'promo.empty'],
    [{ code: 'تخفيض' }, 'code', 'promo.characters'],
    [{ code: 'A'.repeat(51) }, 'code', 'promo.tooLong'],
  ])('refuses to create a shop code with %j', async (input, path, code) => {
    const { status, body } = await make('WRONG', input);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.data.issues?.map((issue) => [issue.path, issue.code])).toEqual([[path, code]]);
    expect((await list('?q=WRONG')).items).toEqual([]);
  });

  test('the discount of a used shop code is fixed, while its limits can change', async () => {
    const { id } = (await make('LOTUS')).body;
    expect((await change(id, { discountValue: '20' })).body).toMatchObject({ discountValue: 20 });
    expect((await order('LOTUS')).status).toBe(201);
    expect((await order('LOTUS')).status).toBe(201);
    for (const input of [{ discountValue: '30' }, { discountType: 'fixed', discountValue: '20' }]) {
      expect((await change(id, input)).body).toMatchObject({ code: 'PROMO_IN_USE' });
    }
    expect((await change(id, { discountValue: '20', maxUses: '1' })).body).toMatchObject({ code: 'PROMO_IN_USE' });
    const updated = await change(id, {
      discountValue: '20',
      maxUses: '2',
      minPurchase: '500',
      validUntil: '2031-01-01',
    });
    expect(updated.body).toMatchObject({
      discountValue: 20,
      maxUses: 2,
      currentUses: 2,
      minPurchase: 50_000,
      isInOrders: true,
    });
    expect((await quote('LOTUS')).body.code).toBe('PROMO_USED_UP');
    expect((await at(id, 'DELETE')).body).toMatchObject({ code: 'PROMO_IN_USE' });
  });

  test('a shop code can be deactivated and activated, and deleted while no order uses it', async () => {
    const { id } = (await make('PAPYRUS')).body;
    expect((await at(id, 'PUT', { isActive: false }, '/active')).body.isActive).toBe(false);
    expect((await quote('PAPYRUS')).body.code).toBe('PROMO_INVALID');
    expect((await at(id, 'PUT', { isActive: true }, '/active')).body.isActive).toBe(true);
    expect((await at(id, 'DELETE')).status).toBe(200);
    for (const gone of [await at(id, 'DELETE'), await change(id), await at(id, 'PUT', { isActive: true }, '/active')]) {
      expect([gone.status, gone.body]).toMatchObject([404, { code: 'RESOURCE_NOT_FOUND' }]);
    }
    const { rows } = await shop.database.pool.query(
      `select action from audit_log where subject = 'PAPYRUS' and admin_email = $1 order by created_at`,
      [admin.email],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'promo_code.created',
      'promo_code.deactivated',
      'promo_code.activated',
      'promo_code.deleted',
    ]);
  });
});

describe('personal codes', () => {
  test('personal codes are listed separately with their owner, and can be deactivated but not changed or deleted', async () => {
    const personal = await list('?owned=personally');
    expect(personal.items.map(({ owner }) => owner).toSorted()).toEqual([admin.email, buyer.email].toSorted());
    expect((await list()).items.filter(({ owner }) => owner !== null)).toEqual([]);
    const [own] = personal.items.filter(({ owner }) => owner === buyer.email);
    const id = own?.id ?? '';
    for (const refused of [await change(id, { discountValue: '90' }), await at(id, 'DELETE')]) {
      expect(refused.body).toMatchObject({ code: 'PROMO_IN_USE' });
    }
    expect((await at(id, 'PUT', { isActive: false }, '/active')).body).toMatchObject({
      isActive: false,
      discountValue: 10,
    });
    expect((await list(`?owned=personally&q=${own?.code.toLowerCase()}`)).items).toHaveLength(1);
  });
});
