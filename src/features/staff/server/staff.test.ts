import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isolateText } from '#core/i18n/format.ts';
import { contentLanguages, localisedAddress } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { Staff } from '../staff.admin.contract.ts';

let server: MailServer;
let shop: OpenShop;
let mona: SignedIn;
let tarek: SignedIn;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
  [mona, tarek] = await Promise.all([shop.signUp(), shop.signUp()]);
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(async () => {
  await shop.database.pool.query('delete from user_roles');
  await shop.database.pool.query('delete from staff_invitations');
  await makeOwner(mona);
});

const makeOwner = ({ userId }: SignedIn) =>
  shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId]);
const listStaff = ({ token }: SignedIn) => shop.request<Staff>('/admin/user-roles', { token });
const grant = ({ token }: SignedIn, email: string, role = 'manager', language = 'ar') =>
  shop.request<Staff & { code?: string }>('/admin/user-roles', { body: { email, role, language }, token });
const setRole = ({ token }: SignedIn, { userId }: Pick<SignedIn, 'userId'>, role: string) =>
  shop.request<Staff & { code?: string }>(`/admin/user-roles/${userId}`, { method: 'PUT', body: { role }, token });
const revoke = ({ token }: SignedIn, { userId }: Pick<SignedIn, 'userId'>) =>
  shop.request<Staff & { code?: string }>(`/admin/user-roles/${userId}`, { method: 'DELETE', token });
const idsIn = ({ members }: Staff) => members.map(({ id }) => id);
const actionsAbout = async (email: string) =>
  (
    await shop.database.pool.query('select action from audit_log where subject = $1 order by created_at', [email])
  ).rows.map(({ action }) => action);

describe('staff', () => {
  test('lists staff with the date of the role and whether they have a second factor', async () => {
    const { body } = await listStaff(mona);
    expect(body.members).toEqual([
      {
        id: mona.userId,
        email: mona.email,
        name: 'سلمى حسن',
        role: 'owner',
        since: expect.stringMatching(/^\d{4}-.*Z$/),
        hasSecondFactor: false,
        isSelf: true,
      },
    ]);
    await makeOwner(tarek);
    await shop.database.pool.query(
      `insert into auth.factors (user_id, factor_type, status, phone) values ($1, 'phone', 'verified', '201001234567')`,
      [tarek.userId],
    );
    const member = (await listStaff(mona)).body.members.find(({ id }) => id === tarek.userId);
    expect(member).toMatchObject({ hasSecondFactor: true, isSelf: false });
    await shop.database.pool.query('delete from auth.factors');
  });

  test('grants a role by address in any case, effective at once', async () => {
    const hoda = await shop.signUp({ isProven: true });
    expect((await listStaff(hoda)).status).toBe(403);
    const granted = await grant(mona, ` ${hoda.email.toUpperCase()} `);
    expect(idsIn(granted.body)).toEqual([mona.userId, hoda.userId]);
    expect((await listStaff(hoda)).status).toBe(200);
    expect((await grant(mona, hoda.email)).body.code).toBe('ROLE_ALREADY_GRANTED');
    expect((await listStaff(mona)).body.members.map(({ role }) => role)).toEqual(['owner', 'manager']);
    expect(await actionsAbout(hoda.email)).toEqual(['user_role.granted']);
  });

  test('invites an unverified address instead of granting a role, because anyone may have signed up with it', async () => {
    const anonymous = await shop.signUp();
    const { status, body } = await grant(mona, anonymous.email);
    expect([status, idsIn(body)]).toEqual([200, [mona.userId]]);
    expect(body.invitations).toMatchObject([{ email: anonymous.email, role: 'manager', isExpired: false }]);
    expect((await listStaff(anonymous)).status).toBe(403);
    expect(await actionsAbout(anonymous.email)).toEqual(['staff_invitation.sent']);
  });

  test('invites an address whose verification a concurrent transaction removes', async () => {
    const hoda = await shop.signUp({ isProven: true });
    const client = await shop.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('update auth.users set email_verified_at = null where id = $1', [hoda.userId]);
      const granting = grant(mona, hoda.email);
      await soon(async () => {
        const waiting = await shop.database.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(waiting.rowCount).toBe(1);
      });
      await client.query('commit');
      expect((await granting).body.invitations).toHaveLength(1);
      expect((await listStaff(hoda)).status).toBe(403);
    } finally {
      client.release();
    }
  });

  test.each(contentLanguages)('notifies a new staff member once by mail in %s', async (language) => {
    const email = `hoda-${language}@example.com`;
    await shop.signUp({ email, isProven: true, language });
    await grant(mona, email);
    await grant(mona, email);
    const t = serverTexts(language, testSettings).mail;
    const { subject, body, button, otherwise, roles } = t.adminGranted;
    const sent = () =>
      server.mails.filter((mail) => mail.recipients.includes(email) && mail.headers['subject'] === subject);
    await soon(() => expect(sent()).toHaveLength(1));
    const lines = sent()[0]?.text.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        t.hello({ name: 'سلمى حسن' }),
        ...body({ by: isolateText(mona.email), role: roles.manager }),
        otherwise,
      ]),
    );
    expect(lines).toContain(localisedAddress('/admin', 'https://shop.example', language));
    expect(sent()[0]?.html).toContain(button);
  });

  test('refuses an invalid address or role', async () => {
    for (const email of ['nobody', '']) expect((await grant(mona, email)).status).toBe(400);
    expect((await grant(mona, 'hoda@example.com', 'king')).status).toBe(400);
  });

  test('a changed role is effective with the next request', async () => {
    await makeOwner(tarek);
    expect((await setRole(mona, tarek, 'readonly')).body.members.map(({ role }) => role)).toEqual([
      'owner',
      'readonly',
    ]);
    expect((await listStaff(tarek)).body).toMatchObject({ code: 'PERMISSION_REQUIRED' });
    expect(await actionsAbout(tarek.email)).toContain('user_role.changed');
    expect((await setRole(mona, await shop.signUp(), 'orders')).status).toBe(404);
  });

  test.each(['manager', 'orders', 'catalogue', 'readonly'])(
    'a staff member in the role %s cannot grant roles',
    async (role) => {
      await makeOwner(tarek);
      await setRole(mona, tarek, role);
      expect((await setRole(tarek, tarek, 'owner')).body.code).toBe('PERMISSION_REQUIRED');
      expect((await grant(tarek, 'somebody@example.com')).body.code).toBe('PERMISSION_REQUIRED');
      expect((await revoke(tarek, mona)).body.code).toBe('PERMISSION_REQUIRED');
      expect((await listStaff(mona)).body.members.map((member) => member.role)).toEqual(['owner', role]);
    },
  );

  test('a revoked role ends access with the next request', async () => {
    await makeOwner(tarek);
    expect((await listStaff(tarek)).status).toBe(200);
    const { body } = await revoke(mona, tarek);
    expect([idsIn(body), body.former.map(({ id }) => id)]).toEqual([[mona.userId], [tarek.userId]]);
    expect((await listStaff(tarek)).status).toBe(403);
    expect((await revoke(mona, tarek)).status).toBe(200);
    expect((await actionsAbout(tarek.email)).filter((action) => action === 'user_role.revoked')).toHaveLength(1);
  });

  test('refuses to revoke the role of the last owner', async () => {
    expect((await revoke(mona, mona)).body).toMatchObject({ code: 'LAST_OWNER' });
    await makeOwner(tarek);
    expect((await revoke(mona, mona)).status).toBe(200);
    expect((await revoke(tarek, tarek)).body).toMatchObject({ code: 'LAST_OWNER' });
    await shop.signUpAdmin('manager');
    expect((await setRole(tarek, tarek, 'manager')).body).toMatchObject({ code: 'LAST_OWNER' });
  });

  test('keeps one owner when two owners repeatedly lower each other’s role concurrently', async () => {
    for (let round = 0; round < 20; round += 1) {
      await shop.database.pool.query('delete from user_roles');
      await Promise.all([makeOwner(mona), makeOwner(tarek)]);
      const responses = await Promise.all([setRole(mona, tarek, 'orders'), setRole(tarek, mona, 'orders')]);
      const { rows } = await shop.database.pool.query(`select from user_roles where staff_role = 'owner'`);
      expect(rows).toHaveLength(1);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    }
  });

  test('keeps one owner when two owners repeatedly revoke each other’s role concurrently', async () => {
    for (let round = 0; round < 40; round += 1) {
      await shop.database.pool.query('delete from user_roles');
      await Promise.all([makeOwner(mona), makeOwner(tarek)]);
      const responses = await Promise.all([revoke(mona, tarek), revoke(tarek, mona)]);
      const { rows } = await shop.database.pool.query('select user_id from user_roles');
      expect(rows).toHaveLength(1);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    }
  });

  test('keeps one owner when all three owners revoke their own role concurrently', async () => {
    const hoda = await shop.signUp();
    for (let round = 0; round < 20; round += 1) {
      await shop.database.pool.query('delete from user_roles');
      const three = [mona, tarek, hoda];
      await Promise.all(three.map(makeOwner));
      const responses = await Promise.all(three.map((one) => revoke(one, one)));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
      expect((await shop.database.pool.query('select user_id from user_roles')).rows).toHaveLength(1);
    }
  });
});
