import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SettingVersion } from '../../contract/admin/settings.ts';
import { type OwnPageName, ownPageNames } from '../../domain/own-page-names.ts';
import { textsOfPage } from '../../domain/settings/page-value.ts';
import { paymentPages } from '../../domain/staff/payment-texts.ts';
import { rightsOfRole, staffRoles } from '../../domain/staff/staff-roles.ts';
import { labelRegistry } from '../../locales/label-registry.ts';
import { defaultPageValue } from '../../locales/page-texts.ts';
import { owner } from '../../owner.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '../../tests/support/shop/in-process-shop.ts';

/** Names of what customers pay with, and of where money goes, in both languages. */
const tellsHowToPay = /\{instaPay\}|instapay|إنستاباي|transfer|تحويل|wallet|محفظة|payment link|رابط الدفع/iu;

let shop: OpenShop;
let people: ReadonlyMap<(typeof staffRoles)[number], SignedIn>;
beforeAll(async () => {
  shop = await openShop();
  people = new Map(await Promise.all(staffRoles.map(async (role) => [role, await shop.signUpAdmin(role)] as const)));
});
afterAll(() => shop.close());

const tokenOf = (role: (typeof staffRoles)[number]) => people.get(role)?.token ?? '';
const put = (role: (typeof staffRoles)[number], path: string, body: object) =>
  shop.ask<Refused & SettingVersion>(path, { method: 'PUT', body, token: tokenOf(role) });

describe('texts that tell customers how to pay', () => {
  test('are changed by owners only', () => {
    expect(staffRoles.filter((role) => rightsOfRole[role].has('paymentTexts.write'))).toEqual(['owner']);
  });

  test('are all known as such: no label and no page beside them names a way to pay', async () => {
    const open = [...(await labelRegistry()).values()].filter(
      ({ fixed, isAboutPayment }) => fixed === null && !isAboutPayment,
    );
    expect(open.length).toBeGreaterThan(300);
    expect(open.filter(({ defaults: { ar, en } }) => tellsHowToPay.test(`${ar} ${en}`)).map(({ key }) => key)).toEqual(
      [],
    );
    const others = ownPageNames.filter((name) => !paymentPages.includes(name));
    const telling = others.filter((name) =>
      textsOfPage(name, defaultPageValue(name, owner.name)).some(({ text }) => tellsHowToPay.test(text)),
    );
    // the page about privacy says how long the picture of a transfer is kept
    expect(telling).toEqual(['privacy']);
  });
});

describe.each(staffRoles)('the role %s', (role) => {
  const rights = rightsOfRole[role];
  const expected = (right: 'settings.write' | 'paymentTexts.write') =>
    rights.has('settings.write') && rights.has(right) ? 200 : 403;

  test.each(ownPageNames)(
    'saves, plans, takes back and restores the page %s by its right',
    async (name: OwnPageName) => {
      const status = expected(paymentPages.includes(name) ? 'paymentTexts.write' : 'settings.write');
      const value = defaultPageValue(name, owner.name);
      let version = await newestOf(name);
      const planned = await put(role, `/admin/pages/${name}`, { version, value, publishAt: inDays(2) });
      expect([planned.status, planned.body.code]).toEqual([status, status === 200 ? undefined : 'RIGHT_REQUIRED']);
      version = await newestOf(name);
      if (status !== 200) {
        await put('owner', `/admin/pages/${name}`, { version, value, publishAt: inDays(2) });
        version = await newestOf(name);
      }
      for (const [path, body] of [
        ['cancellations', {}],
        ['restorations', { restored: 0 }],
      ] as const) {
        const answer = await shop.ask(`/admin/pages/${name}/${path}`, {
          body: { version, ...body },
          token: tokenOf(role),
        });
        expect({ path, status: answer.status }).toEqual({ path, status });
      }
    },
  );

  test('saves and restores labels by its rights, and others beside what it may not change', async () => {
    const about = { 'checkout/checkout/payment/title': { ar: 'ادفع هنا', en: 'Pay here' } };
    const other = { 'common/catalogue/addToCart': { ar: `اشترِ ${role}`, en: `Buy ${role}` } };
    const saved = await put('owner', '/admin/settings/labels', { version: await newestLabels(), value: about });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const { version } = saved.body;
    const save = async (value: object) => {
      const answer = await put(role, '/admin/settings/labels', { version: await newestLabels(), value });
      return answer.status;
    };
    const restore = async (restored: number) =>
      (
        await shop.ask('/admin/settings/labels/restorations', {
          body: { version: await newestLabels(), restored },
          token: tokenOf(role),
        })
      ).status;
    const unknown = await put(role, '/admin/settings/labels', { version: 999, value: other });
    expect(unknown.body.code).toBe(rights.has('settings.write') ? 'SETTINGS_CHANGED' : 'RIGHT_REQUIRED');
    // changed, taken away, and put back by an earlier version
    const stolen = { 'checkout/checkout/payment/title': { ar: 'حوّل إلى ٠١٠٠', en: 'Transfer to 0100' } };
    if (expected('paymentTexts.write') === 403) {
      expect([await save(stolen), await save({}), await restore(0)]).toEqual([403, 403, 403]);
    } else expect([await save(stolen), await restore(version)]).toEqual([200, 200]);
    expect(await save({ ...about, ...other })).toBe(expected('settings.write'));
    expect(await restore(version)).toBe(expected('settings.write'));
  });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const newest = async (section: string): Promise<number> => {
  const { rows } = await shop.database.pool.query<{ version: number }>(
    'select coalesce(max(version), 0)::integer as version from setting_versions where section = $1',
    [section],
  );
  return rows[0]?.version ?? 0;
};
const newestOf = (name: OwnPageName) => newest(`page/${name}`);
const newestLabels = () => newest('labels');
