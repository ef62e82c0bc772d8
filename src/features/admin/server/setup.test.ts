import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { rolePermissions, staffRoles } from '#core/permissions/permissions.ts';
import { recordBackup } from '#core/server/setup/setup-records.ts';
import { legalPageNames } from '#features/content/policy-page-names.ts';
import { findWaitingMails } from '#features/payments/testing/payment-records.ts';
import { owner as storeOwner } from '#features/settings/default-store-details.ts';
import { registry } from '#generated/server.gen.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { Dashboard } from '../dashboard.admin.contract.ts';
import { findAdminPage } from '../frame/find-admin-page.ts';
import type { MailCheck } from '../mail-check.admin.contract.ts';
import type { Setup } from '../setup.admin.contract.ts';

const configuredMail = {
  isDemonstration: false,
  smtpUrl: 'smtp://mail.porcelain.shop',
  mailFrom: 'hello@porcelain.shop',
};

let shop: OpenShop;
let owner: SignedIn;

beforeAll(async () => {
  shop = await openShop({ opening: configuredMail });
  owner = await shop.signUpAdmin();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

/** Ids of all steps, in their order. */
const stepIds = registry.setupSteps.toSorted((a, b) => a.position - b.position).map(({ id }) => id);

const call = <Body>(method: string, path: string, body?: unknown, { token } = owner) =>
  shop.request<Body>(`/admin/${path}`, { method, token, ...(body === undefined ? {} : { body }) });

const setup = async (person = owner) => (await call<Setup>('GET', 'setup?language=en', undefined, person)).body;
const dashboard = async (person = owner) =>
  (await call<Dashboard>('GET', 'dashboard?language=ar', undefined, person)).body;
const step = async (id: string) => (await setup()).steps.find((each) => each.id === id);
const auditOf = async (...actions: readonly string[]) => {
  const { rows } = await shop.database.pool.query<{ action: string }>(
    'select action from audit_log where action = any($1) order by created_at, id',
    [actions],
  );
  return rows.map(({ action }) => action);
};

describe('the setup of a new shop', { concurrent: false }, () => {
  test('an owner of a new shop finds every step open, those that keep the shop closed first', async () => {
    const { isHidden, steps } = await setup();
    expect(isHidden).toBe(false);
    expect(steps.map(({ id, isDone, blocksOpening }) => [id, isDone, blocksOpening])).toEqual([
      ['facts', false, true],
      ['payment', false, true],
      ...stepIds.filter((id) => !['facts', 'payment'].includes(id)).map((id) => [id, false, false]),
    ]);
    expect(steps[0]?.missing).toContain('The shop’s phone');
    expect((await dashboard()).setup?.steps[0]?.missing).toContain('هاتف المتجر');
  });

  test('a role finds only the steps whose settings it may change', async () => {
    const manager = await shop.signUpAdmin('manager');
    const permitted = (await setup(manager)).steps.map(({ id }) => id);
    expect(permitted).toEqual(expect.arrayContaining(['shipping', 'mail', 'products']));
    expect(['facts', 'payment', 'legalTexts', 'backup'].filter((id) => permitted.includes(id))).toEqual([]);
    const reader = await shop.signUpAdmin('readonly');
    expect((await dashboard(reader)).setup).toBeNull();
    expect((await call('GET', 'setup?language=en', undefined, reader)).status).toBe(403);
  });

  test('own details complete the steps of details and payment and open the shop', async () => {
    const value = {
      ...storeOwner,
      phone: '+201223334445',
      email: 'hello@porcelain.shop',
      instapayHandle: 'porcelain@instapay',
    };
    expect((await call('PUT', 'settings/facts', { version: 0, value })).status).toBe(200);
    expect(await step('payment')).toMatchObject({ isDone: true, blocksOpening: false, missing: [] });
    // the example address and the example profiles are still in use
    expect(await step('facts')).toMatchObject({ isDone: false, blocksOpening: false });
    const complete = {
      ...value,
      social: [],
      address: {
        ...value.address,
        ar: { ...value.address.ar, street: '٥ شارع طلعت حرب' },
        en: { ...value.address.en, street: '5 Talaat Harb' },
      },
    };
    expect((await call('PUT', 'settings/facts', { version: 1, value: complete })).status).toBe(200);
    expect(await step('facts')).toMatchObject({ isDone: true, missing: [] });
  });

  test('saved shipping rates complete their step', async () => {
    const { body } = await call<Record<string, { value: unknown }>>('GET', 'settings');
    const { status } = await call('PUT', 'settings/shipping', { version: 0, value: body['shipping']?.value });
    expect(status).toBe(200);
    expect(await step('shipping')).toMatchObject({ isDone: true });
  });

  test('only the code of the test mail completes the mail step', async () => {
    expect((await call<MailCheck>('GET', 'mail-check')).body).toEqual({
      missing: [],
      address: owner.email,
      arrivedAt: null,
    });
    expect((await call('PUT', 'mail-check/mail')).status).toBe(200);
    const mails = await findWaitingMails(shop.database.pool, shop.context.box);
    const mail = mails.find(({ kind }) => kind === 'mail-check') as unknown as { to: string; code: string };
    expect(mail.to).toBe(owner.email);
    const wrong = mail.code === '111111' ? '222222' : '111111';
    expect((await call<{ code: string }>('PUT', 'mail-check/arrival', { code: wrong })).body.code).toBe(
      'MAIL_CODE_WRONG',
    );
    const manager = await shop.signUpAdmin('manager');
    const stolen = await call<{ code: string }>('PUT', 'mail-check/arrival', { code: mail.code }, manager);
    expect(stolen.body.code).toBe('MAIL_CODE_WRONG');
    expect(await step('mail')).toMatchObject({ isDone: false });
    const { body } = await call<MailCheck>('PUT', 'mail-check/arrival', {
      code: `${mail.code.slice(0, 3)} ${mail.code.slice(3)}`,
    });
    expect(body.arrivedAt).not.toBeNull();
    expect(await step('mail')).toMatchObject({ isDone: true });
    expect(await auditOf('mail.arrived')).toEqual(['mail.arrived']);
  });

  test('published legal texts complete their step, drafts do not', async () => {
    for (const [index, name] of legalPageNames.entries()) {
      const { newest } = (await call<{ newest: { value: unknown } }>('GET', `pages/${name}`)).body;
      const draft = { version: 0, value: newest.value, publishAt: null };
      expect((await call('PUT', `pages/${name}`, draft)).status).toBe(200);
      expect((await step('legalTexts'))?.missing).toHaveLength(legalPageNames.length - index);
      const published = { version: 1, value: newest.value, publishAt: 'now' };
      expect((await call('PUT', `pages/${name}`, published)).status).toBe(200);
    }
    expect(await step('legalTexts')).toMatchObject({ isDone: true, missing: [] });
  });

  test('the decision to keep the demonstration products completes their step until it is withdrawn', async () => {
    const keep = async (isAccepted: boolean) => call('PUT', 'demonstration-products/accepted', { isAccepted });
    expect((await keep(true)).body).toMatchObject({ isAccepted: true });
    await keep(true);
    expect(await step('products')).toMatchObject({ isDone: true });
    await keep(false);
    expect(await step('products')).toMatchObject({ isDone: false });
    await keep(true);
    const actions = await auditOf('demonstration.kept', 'demonstration.reconsidered');
    expect(actions).toEqual(['demonstration.kept', 'demonstration.reconsidered', 'demonstration.kept']);
  });

  test('the dashboard hides the list until it is shown again', async () => {
    const setHidden = (isHidden: boolean) => call('PUT', 'setup/hidden', { isHidden });
    await setHidden(true);
    await setHidden(true);
    expect((await dashboard()).setup).toBeNull();
    expect(await setup()).toMatchObject({ isHidden: true });
    await setHidden(false);
    expect((await dashboard()).setup?.isHidden).toBe(false);
    expect(await auditOf('setup.hidden', 'setup.shown')).toEqual(['setup.hidden', 'setup.shown']);
  });

  test('a recorded backup completes the last step, and the list leaves the dashboard', async () => {
    await recordBackup(shop.database.kysely);
    expect((await setup()).steps.every(({ isDone }) => isDone)).toBe(true);
    expect((await dashboard()).setup).toBeNull();
  });
});

test('a shop without a mail server stays closed at the mail step and sends no test mail', async () => {
  const closed = await openShop({ opening: { ...configuredMail, smtpUrl: null } });
  const { token } = await closed.signUpAdmin();
  const { body } = await closed.request<Setup>('/admin/setup?language=en', { token });
  expect(body.steps.slice(0, 3).map(({ id, blocksOpening }) => [id, blocksOpening])).toEqual([
    ['facts', true],
    ['payment', true],
    ['mail', true],
  ]);
  const send = await closed.request('/admin/mail-check/mail', { method: 'PUT', token });
  expect([send.status, send.body.code]).toEqual([409, 'MAIL_NOT_CONFIGURED']);
  const confirm = await closed.request('/admin/mail-check/arrival', { method: 'PUT', token, body: { code: '123456' } });
  expect(confirm.body.code).toBe('MAIL_NOT_CONFIGURED');
  const mails = await findWaitingMails(closed.database.pool, closed.context.box);
  expect(mails.map(({ kind }) => kind)).not.toContain('mail-check');
  expect(closed.logged).toEqual([]);
  await closed.close();
});

describe('setup steps', () => {
  test('each step has an id and a position of its own', () => {
    const { setupSteps } = registry;
    expect(new Set(stepIds).size).toBe(setupSteps.length);
    expect(new Set(setupSteps.map(({ position }) => position)).size).toBe(setupSteps.length);
  });

  test('each step opens a page that every role with its permission may open', () => {
    const refused = registry.setupSteps.flatMap(({ id, place, permission }) => {
      if (place === null) return [];
      const opened = findAdminPage(place.split(/[?#]/u)[0] ?? '');
      if (opened === undefined) return [`no page for ${id}`];
      const needed = [opened.section.permission, opened.page.permission].filter((each) => each !== undefined);
      return staffRoles
        .filter((role) => rolePermissions[role].has(permission))
        .filter((role) => !needed.every((each) => rolePermissions[role].has(each)))
        .map((role) => `${role} ${id}`);
    });
    expect(refused).toEqual([]);
  });

  test.each(contentLanguages)('the guide for owners lists each step in its order (%s)', async (language) => {
    const texts = serverTexts(language, testSettings).setup;
    const titles = registry.setupSteps.toSorted((a, b) => a.position - b.position).map(({ text }) => text(texts).title);
    const guide = await readFile(join(import.meta.dirname, '../../../../docs/first-hour.md'), 'utf8');
    const rows = [...guide.matchAll(/^\| (.+?) \|/gmu)].map(([, first = '']) => first);
    expect(rows.filter((title) => titles.includes(title))).toEqual(titles);
  });
});
