import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rolePermissions, staffRoles } from '#core/permissions/permissions.ts';
import type { SettingVersion } from '#core/settings/setting-version.ts';
import { labelRegistry } from '#features/content/text-overrides/label-registry.ts';
import { owner } from '#features/settings/default-store-details.ts';
import { defaultSettings } from '#features/settings/server/default-settings.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { type ContentPageName, ownPageNames } from '../content-page-names.ts';
import { defaultPageValue } from '../page-texts.ts';
import { paymentPages } from '../payment-texts.ts';

/** Names of payment methods and of payment destinations, in both languages. */
const mentionsPayment = /\{instaPay\}|instapay|إنستاباي|transfer|تحويل|wallet|محفظة|payment link|رابط الدفع/iu;

let shop: OpenShop;
let people: ReadonlyMap<(typeof staffRoles)[number], SignedIn>;
beforeAll(async () => {
  shop = await openShop();
  people = new Map(await Promise.all(staffRoles.map(async (role) => [role, await shop.signUpAdmin(role)] as const)));
});
afterAll(() => shop.close());

const tokenOf = (role: (typeof staffRoles)[number]) => people.get(role)?.token ?? '';
const put = (role: (typeof staffRoles)[number], path: string, body: object) =>
  shop.request<Refused & SettingVersion>(path, { method: 'PUT', body, token: tokenOf(role) });

describe('texts that tell customers how to pay', () => {
  test('payment texts can be changed by owners only', () => {
    expect(staffRoles.filter((role) => rolePermissions[role].has('paymentTexts.write'))).toEqual(['owner']);
  });

  test('payment texts are all pages, and all labels that name a payment method', async () => {
    const open = [...(await labelRegistry()).values()].filter(
      ({ fixed, isAboutPayment }) => fixed === null && !isAboutPayment,
    );
    expect(open.length).toBeGreaterThan(100);
    expect(
      open.filter(({ defaults: { ar, en } }) => mentionsPayment.test(`${ar} ${en}`)).map(({ key }) => key),
    ).toEqual([]);
    expect(paymentPages).toEqual(ownPageNames);
  });
});

describe.each(staffRoles)('the role %s', (role) => {
  const rights = rolePermissions[role];
  const expected = (right: 'settings.write' | 'paymentTexts.write') =>
    rights.has('settings.write') && rights.has(right) ? 200 : 403;

  test.each(ownPageNames)(
    'saves, schedules, unschedules and restores the page %s as its permissions allow',
    async (name: ContentPageName) => {
      const status = expected(paymentPages.includes(name) ? 'paymentTexts.write' : 'settings.write');
      const value = defaultPageValue(name, owner.name);
      let version = await newestOf(name);
      const planned = await put(role, `/admin/pages/${name}`, { version, value, publishAt: inDays(2) });
      expect([planned.status, planned.body.code]).toEqual([status, status === 200 ? undefined : 'PERMISSION_REQUIRED']);
      version = await newestOf(name);
      if (status !== 200) {
        await put('owner', `/admin/pages/${name}`, { version, value, publishAt: inDays(2) });
        version = await newestOf(name);
      }
      for (const [path, body] of [
        ['cancellations', {}],
        ['restorations', { restored: 0 }],
      ] as const) {
        const response = await shop.request(`/admin/pages/${name}/${path}`, {
          body: { version, ...body },
          token: tokenOf(role),
        });
        expect({ path, status: response.status }).toEqual({ path, status });
      }
    },
  );

  test('saves and restores labels as its permissions allow, also next to labels that it may not change', async () => {
    const about = { 'checkout/checkout/payment/title': { ar: 'ادفع هنا', en: 'Pay here' } };
    const other = { 'common/catalogue/addToCart': { ar: `اشترِ ${role}`, en: `Buy ${role}` } };
    const saved = await put('owner', '/admin/settings/labels', { version: await newestLabels(), value: about });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const { version } = saved.body;
    const save = async (value: object) => {
      const response = await put(role, '/admin/settings/labels', { version: await newestLabels(), value });
      return response.status;
    };
    const restore = async (restored: number) =>
      (
        await shop.request('/admin/settings/labels/restorations', {
          body: { version: await newestLabels(), restored },
          token: tokenOf(role),
        })
      ).status;
    const unknown = await put(role, '/admin/settings/labels', { version: 999, value: other });
    expect(unknown.body.code).toBe(rights.has('settings.write') ? 'SETTINGS_CHANGED' : 'PERMISSION_REQUIRED');
    // changed, removed, and restored from an earlier version
    const forged = { 'checkout/checkout/payment/title': { ar: 'حوّل إلى ٠١٠٠', en: 'Transfer to 0100' } };
    if (expected('paymentTexts.write') === 403) {
      expect([await save(forged), await save({}), await restore(0)]).toEqual([403, 403, 403]);
    } else expect([await save(forged), await restore(version)]).toEqual([200, 200]);
    expect(await save({ ...about, ...other })).toBe(expected('settings.write'));
    expect(await restore(version)).toBe(expected('settings.write'));
  });
});

describe('texts that a manager may not change', () => {
  test.each([
    ['announcement', { text: { ar: 'حوّل إلى ٠١٠٠', en: 'Transfer to 0100' } }],
    ['announcement', { link: '/policies/faq' }],
    ['facts', { email: 'pay.here@example.com' }],
  ] as const)('a manager cannot change payment destinations in the section %s: %j', async (section, change) => {
    const { version, value } = await newestValue(section);
    const changed = { version, value: { ...value, ...change } };
    expect((await put('manager', `/admin/settings/${section}`, changed)).body.code).toBe('PERMISSION_REQUIRED');
    expect((await put('owner', `/admin/settings/${section}`, changed)).status).toBe(200);
  });

  test('a manager can show and hide the announcement of an owner', async () => {
    const { version, value } = await newestValue('announcement');
    const hidden = await put('manager', '/admin/settings/announcement', {
      version,
      value: { ...value, isShown: true },
    });
    expect(hidden.status).toBe(200);
  });

  test('the labels of pages, forms and messages about payment belong to owners', async () => {
    const places = new Set(
      [...(await labelRegistry()).values()].filter(({ isAboutPayment }) => isAboutPayment).map(({ place }) => place),
    );
    for (const section of [
      'everyPage',
      'cart',
      'checkout',
      'confirmation',
      'contact',
      'account',
      'forms',
      'notices',
    ] as const)
      expect(places).toContain(section);
  });

  test('a manager cannot change the tracking address of a courier', async () => {
    const courier = {
      nameAr: 'ساعي',
      nameEn: 'Courier',
      trackingUrl: '',
      isActive: true,
      columns: [{ field: 'orderNumber', heading: 'Ref' }],
    };
    const tracked = { ...courier, trackingUrl: 'https://pay.example/{number}' };
    const create = (role: 'manager' | 'owner', body: object) =>
      shop.request<Refused & { id: string }>('/admin/couriers', { body, token: tokenOf(role) });
    expect((await create('manager', tracked)).body.code).toBe('PERMISSION_REQUIRED');
    const made = await create('manager', courier);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const path = `/admin/couriers/${made.body.id}`;
    expect((await put('manager', path, { courier: tracked })).body.code).toBe('PERMISSION_REQUIRED');
    expect((await put('owner', path, { courier: tracked })).status).toBe(200);
    expect((await put('manager', path, { courier: { ...tracked, nameEn: 'Renamed' } })).status).toBe(200);
    expect((await put('manager', path, { courier })).body.code).toBe('PERMISSION_REQUIRED');
  });
});

const newestValue = async (section: 'announcement' | 'facts') => {
  const { rows } = await shop.database.pool.query<{ version: number; value: Record<string, unknown> }>(
    'select version, value from setting_versions where section = $1 order by version desc limit 1',
    [section],
  );
  return rows[0] ?? { version: 0, value: defaultSettings[section] };
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const newest = async (section: string): Promise<number> => {
  const { rows } = await shop.database.pool.query<{ version: number }>(
    'select coalesce(max(version), 0)::integer as version from setting_versions where section = $1',
    [section],
  );
  return rows[0]?.version ?? 0;
};
const newestOf = (name: ContentPageName) => newest(`page/${name}`);
const newestLabels = () => newest('labels');
