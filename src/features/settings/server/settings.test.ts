import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import type { SettingVersion } from '#core/settings/setting-version.ts';
import type { PublicSettings, SettingSection, ShopSettings } from '#core/settings/settings.ts';
import type { AuditEntry } from '#features/staff/audit-log.admin.contract.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { defaultSettings } from './default-settings.ts';

let shop: OpenShop;
let admin: SignedIn;
let customer: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  [admin, customer] = await Promise.all([shop.signUpAdmin(), shop.signUp()]);
});
afterAll(() => shop.close());

type Saved = SettingVersion & Refused;
const list = async () =>
  (await shop.request<Record<SettingSection, SettingVersion>>('/admin/settings', { token: admin.token })).body;
const versionOf = async (section: SettingSection) => (await list())[section].version;
const saveOver = (section: string, version: number, value: unknown, token: string | undefined = admin.token) =>
  shop.request<Saved>(`/admin/settings/${section}`, { method: 'PUT', body: { version, value }, token });
const save = async (section: SettingSection, value: unknown) => saveOver(section, await versionOf(section), value);
const restore = async (section: SettingSection, restored: number, version?: number) =>
  shop.request<Saved>(`/admin/settings/${section}/restorations`, {
    body: { version: version ?? (await versionOf(section)), restored },
    token: admin.token,
  });
const history = async (section: SettingSection, query = '') =>
  (
    await shop.request<{ versions: SettingVersion[]; hasMore: boolean }>(
      `/admin/settings/${section}/versions${query}`,
      {
        token: admin.token,
      },
    )
  ).body;
const getPublicSettings = async () => (await shop.request<PublicSettings>('/settings?language=ar')).body;

const { tax, shipping, facts, announcement, offers } = defaultSettings;
const zone = {
  ...shipping.defaultZone,
  name: { ar: 'الصعيد', en: 'Upper Egypt' },
  governorates: ['aswan', 'luxor'],
} satisfies ShopSettings['shipping']['zones'][number];

describe('access', () => {
  test('guests and customers can neither read nor change the settings', async () => {
    for (const [token, code] of [
      [undefined, 'SIGN_IN_REQUIRED'],
      [customer.token, 'ADMIN_REQUIRED'],
    ] as const) {
      const calls = [
        shop.request('/admin/settings', { token }),
        shop.request('/admin/settings/tax/versions', { token }),
        shop.request('/admin/settings/tax', { method: 'PUT', body: { version: 0, value: tax }, token }),
        shop.request('/admin/settings/tax/restorations', { body: { version: 0, restored: 0 }, token }),
      ];
      expect((await Promise.all(calls)).map(({ body }) => body.code)).toEqual(calls.map(() => code));
    }
    expect((await list()).tax).toMatchObject({ version: 0, savedAt: null, savedBy: null, value: tax });
  });

  test('anyone can read the public settings, which have no store details and notifications', async () => {
    const settings = await getPublicSettings();
    expect(settings.name).toEqual(facts.name);
    expect(Object.keys(settings)).not.toContain('notifications');
    expect(JSON.stringify(settings)).not.toContain(facts.phone);
  });
});

const refused: readonly [why: string, section: SettingSection, value: unknown, path: string, code: string][] = [
  ['a rate of 140', 'tax', { ...tax, percent: 140 }, 'percent', 'setting.percent'],
  ['a rate below zero', 'tax', { ...tax, percent: -1 }, 'percent', 'setting.percent'],
  ['a rate with three decimals', 'tax', { ...tax, percent: 14.125 }, 'percent', 'setting.percent'],
  ['a rate that is no number', 'tax', { ...tax, percent: 'abc' }, 'percent', 'setting.percent'],
  ['a missing rate', 'tax', { ...tax, percent: '' }, 'percent', 'required'],
  ['an unknown field', 'tax', { ...tax, more: 1 }, 'more', 'generic'],
  ['a fee below zero', 'shipping', { ...shipping, zones: [{ ...zone, fee: -100 }] }, 'zones.0.fee', 'setting.amount'],
  [
    'a zone without governorates',
    'shipping',
    { ...shipping, zones: [{ ...zone, governorates: [] }] },
    'zones.0.governorates',
    'setting.noGovernorates',
  ],
  [
    'a governorate in two zones',
    'shipping',
    { ...shipping, zones: [zone, { ...zone, governorates: ['qena', 'aswan'] }] },
    'zones.1.governorates',
    'setting.governorateTaken',
  ],
  [
    'a maximum of days below the minimum',
    'shipping',
    { ...shipping, defaultZone: { ...shipping.defaultZone, days: { min: 3, max: 2 } } },
    'defaultZone.days.max',
    'setting.daysOrder',
  ],
  [
    'a closing time before the opening',
    'facts',
    { ...facts, hours: [{ days: [0], opens: '18:00', closes: '09:00' }] },
    'hours.0.closes',
    'setting.closesBeforeOpening',
  ],
  [
    'hours without days',
    'facts',
    { ...facts, hours: [{ ...facts.hours[0], days: [] }] },
    'hours.0.days',
    'setting.days',
  ],
  ['a missing translation', 'facts', { ...facts, name: { ar: 'متجر', en: ' ' } }, 'name.en', 'required'],
  [
    'an announcement in one language',
    'announcement',
    { ...announcement, isShown: true, text: { ar: 'تخفيضات', en: '' } },
    'text.en',
    'required',
  ],
  ['a link out of the shop', 'announcement', { ...announcement, link: '//example.com' }, 'link', 'setting.path'],
  [
    'a social page without https',
    'facts',
    { ...facts, social: [{ name: 'tiktok', url: 'http://example.com' }] },
    'social.0.url',
    'setting.url',
  ],
  [
    'a return period below the law',
    'service',
    { ...defaultSettings.service, returnDays: 13 },
    'returnDays',
    'setting.range',
  ],
  [
    'half a percent for the first order',
    'offers',
    { ...offers, welcomePercent: 7.5 },
    'welcomePercent',
    'number.whole',
  ],
];

describe('a value that is not accepted', () => {
  test.each(refused)('%s is refused at its field, and nothing is saved', async (_, section, value, path, code) => {
    const before = await list();
    const { status, body } = await save(section, value);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.data.issues).toMatchObject([{ path: `value.${path}`, code }]);
    expect(await list()).toEqual(before);
  });

  test('an unknown settings section is refused', async () => {
    expect((await saveOver('colours', 0, {})).body.code).toBe('VALIDATION_FAILED');
  });
});

describe('a saved section', () => {
  test('a saved section is effective at once, with its admin, and recorded in the audit log', async () => {
    const { revision } = await getPublicSettings();
    const { status, body } = await save('tax', { ...tax, percent: 15.25 });
    expect([status, body]).toMatchObject([200, { version: 1, savedBy: admin.email, value: { percent: 15.25 } }]);
    const now = await getPublicSettings();
    expect(now.tax.percent).toBe(15.25);
    expect(now.revision).toBeGreaterThan(revision);
    const log = await shop.request<PageOf<AuditEntry>>('/admin/audit-log?action=setting.saved', { token: admin.token });
    expect(log.body.items[0]).toMatchObject({ subject: 'tax', email: admin.email, details: { from: 0, to: 1 } });
  });

  test('the second of two admins who save a section gets SETTINGS_CHANGED with the first version', async () => {
    const version = await versionOf('offers');
    const responses = await Promise.all(
      [11, 12].map((bundlePercent) => saveOver('offers', version, { ...offers, bundlePercent })),
    );
    const saved = responses.find(({ status }) => status === 200)?.body;
    const other = responses.find(({ status }) => status === 409)?.body;
    expect(other?.code).toBe('SETTINGS_CHANGED');
    expect(other?.data['current']).toEqual(saved);
    expect((await list()).offers).toEqual(saved);
    // over the version just seen
    expect((await saveOver('offers', version + 1, { ...offers, bundlePercent: 13 })).body.version).toBe(version + 2);
  });

  test('a section can be restored to an earlier version and to the default', async () => {
    await save('reviews', { ...defaultSettings.reviews, claimedCount: 7 });
    await save('reviews', { ...defaultSettings.reviews, claimedCount: 8 });
    expect((await restore('reviews', 1)).body).toMatchObject({ version: 3, value: { claimedCount: 7 } });
    expect((await getPublicSettings()).reviews).toMatchObject({ claimedCount: 7 });
    expect((await restore('reviews', 0)).body).toMatchObject({ version: 4, value: defaultSettings.reviews });
    expect((await restore('reviews', 99)).body.code).toBe('RESOURCE_NOT_FOUND');
    expect((await restore('reviews', 1, 2)).body).toMatchObject({
      code: 'SETTINGS_CHANGED',
      data: { current: { version: 4 } },
    });
  });

  test('the history of a section is listed in pages, newest first, down to the default', async () => {
    for (let days = 14; days < 38; days += 1) await save('service', { ...defaultSettings.service, returnDays: days });
    const first = await history('service');
    expect([first.hasMore, first.versions.length, first.versions[0]?.version]).toEqual([true, 20, 24]);
    const second = await history('service', `?before=${first.versions.at(-1)?.version}`);
    expect(second.hasMore).toBe(false);
    expect(second.versions.map(({ version }) => version)).toEqual([4, 3, 2, 1, 0]);
    expect(second.versions.at(-1)).toMatchObject({ savedAt: null, savedBy: null, value: defaultSettings.service });
  });

  test('the history of a section keeps the address of a deleted admin', async () => {
    const other = await shop.signUpAdmin();
    await saveOver('notifications', 0, { sellerPhone: '01001234567', newOrders: [] }, other.token);
    await shop.database.pool.query('delete from auth.users where id = $1', [other.userId]);
    expect((await history('notifications')).versions[0]).toMatchObject({
      savedBy: other.email,
      value: { sellerPhone: '+201001234567', newOrders: [] },
    });
  });
});

describe('a stored value that is no longer accepted', () => {
  test('a stored value that the rules no longer accept is replaced by the default, logged, and cannot be restored', async () => {
    await shop.database.pool.query(
      `insert into setting_versions (section, version, value, admin_id, published_at)
       values ('discountDialog', 1, '{"isShown": "perhaps"}', $1, now())`,
      [admin.userId],
    );
    shop.context.shopSettings.invalidate();
    expect((await getPublicSettings()).discountDialog).toEqual(defaultSettings.discountDialog);
    expect(shop.logged).toContainEqual({
      message: 'stored settings were invalid; the default is used',
      fields: { section: 'discountDialog', version: 1 },
    });
    expect((await restore('discountDialog', 1)).body.code).toBe('SETTINGS_NOT_ACCEPTED');
    // an admin can save a new value
    expect((await save('discountDialog', { isShown: false, delaySeconds: 0 })).status).toBe(200);
    expect((await getPublicSettings()).discountDialog).toEqual({ isShown: false, delaySeconds: 0 });
  });
});

describe('payment fields', () => {
  let manager: SignedIn;
  beforeAll(async () => {
    manager = await shop.signUpAdmin('manager');
  });
  const moneyFields = [
    ['facts', 'instapayHandle', 'mine@instapay'],
    ['facts', 'phone', '+201099999999'],
    ['notifications', 'sellerPhone', '+201099999999'],
  ] as const;

  test.each(moneyFields)(
    'a manager can change %s.%s neither by saving nor by restoring',
    async (section, field, other) => {
      const value = (await list())[section].value as object;
      const version = await versionOf(section);
      const changed = { ...value, [field]: other };
      expect((await saveOver(section, version, changed, manager.token)).body.code).toBe('PERMISSION_REQUIRED');
      // refused also for a version that is not the newest
      expect((await saveOver(section, version + 1, changed, manager.token)).status).toBe(403);
      expect((await list())[section].value).toEqual(value);

      expect((await save(section, changed)).status).toBe(200);
      expect((await save(section, value)).status).toBe(200);
      const restored = await shop.request<Saved>(`/admin/settings/${section}/restorations`, {
        body: { version: version + 2, restored: version + 1 },
        token: manager.token,
      });
      expect(restored.body.code).toBe('PERMISSION_REQUIRED');
      expect((await list())[section].value).toEqual(value);
    },
  );

  test('a manager can change other fields of a section with payment fields', async () => {
    const value = (await list()).facts.value as typeof facts;
    const saved = await saveOver('facts', await versionOf('facts'), { ...value, social: [] }, manager.token);
    expect([saved.status, saved.body.value]).toMatchObject([200, { social: [], instapayHandle: value.instapayHandle }]);
  });
});
