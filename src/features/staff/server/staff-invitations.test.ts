import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { Staff } from '../staff.admin.contract.ts';
import { staffPersonalData } from './staff.privacy.ts';

let shop: OpenShop;
let owner: SignedIn;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});
beforeEach(async () => {
  await shop.database.pool.query('delete from user_roles');
  await shop.database.pool.query('delete from staff_invitations');
  owner = await shop.signUpAdmin();
});

const invite = (email: string, role = 'orders') =>
  shop.request<Staff & { code?: string }>('/admin/user-roles', {
    body: { email, role, language: 'en' },
    token: owner.token,
  });
const list = async () => (await shop.request<Staff>('/admin/user-roles', { token: owner.token })).body;
const accept = ({ token }: Pick<SignedIn, 'token'>) =>
  shop.request<{ code?: string; role?: string }>('/staff-invitations/acceptance', { body: {}, token });
const prove = ({ userId }: SignedIn) =>
  shop.database.pool.query('update auth.users set email_verified_at = now() where id = $1', [userId]);
const change = (path: string, method: string, body?: object) =>
  shop.request<Staff & { code?: string }>(`/admin/staff-invitations/${path}`, { method, body, token: owner.token });
const rolesOf = async ({ userId }: SignedIn) =>
  (await shop.database.pool.query('select staff_role from user_roles where user_id = $1', [userId])).rows;

const deleteExpired = async () => {
  for (const { run } of staffPersonalData.retention ?? []) await run(shop.context);
};

describe('an invitation to the staff', () => {
  test('the invitation of an unknown address grants its role through the mailed link', async () => {
    const email = 'hoda@example.com';
    const { body } = await invite(email.toUpperCase());
    expect(body.invitations).toMatchObject([{ email, role: 'orders', isExpired: false }]);
    const response = await shop.accounts.handle.request('/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'invite', email, token: shop.lastCode() }),
    });
    expect(response.status).toBe(200);
    const { access_token: token, user } = await response.json();
    expect((await accept({ token })).body).toMatchObject({ role: 'orders' });
    expect((await list()).members).toHaveLength(2);
    expect((await list()).invitations).toEqual([]);
    const { rows } = await shop.database.pool.query(
      `select action from audit_log where subject = $1 and admin_id in ($2, $3) order by created_at`,
      [email, owner.userId, user.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['staff_invitation.sent', 'staff_invitation.accepted']);
  });

  test('an account accepts an invitation only after verifying its address', async () => {
    const tarek = await shop.signUp();
    await invite(tarek.email, 'catalogue');
    expect((await accept(tarek)).body.code).toBe('EMAIL_NOT_VERIFIED');
    expect(await rolesOf(tarek)).toEqual([]);
    await prove(tarek);
    expect((await accept(tarek)).body.role).toBe('catalogue');
    // repeated, as by a second tab
    expect((await accept(tarek)).body.role).toBe('catalogue');
    expect(await rolesOf(tarek)).toEqual([{ staff_role: 'catalogue' }]);
  });

  test('an invitation cannot be accepted by another account', async () => {
    await invite('hoda@example.com');
    expect((await accept(await shop.signUp({ isProven: true }))).body.code).toBe('ADMIN_REQUIRED');
  });

  test('a second invitation replaces the role of the first', async () => {
    const tarek = await shop.signUp();
    await invite(tarek.email, 'manager');
    expect((await invite(tarek.email, 'readonly')).body.invitations).toHaveLength(1);
    await prove(tarek);
    expect((await accept(tarek)).body.role).toBe('readonly');
  });

  test('a withdrawn invitation cannot be accepted', async () => {
    const tarek = await shop.signUp();
    const [invitation] = (await invite(tarek.email)).body.invitations;
    await prove(tarek);
    expect((await change(String(invitation?.id), 'DELETE')).body.invitations).toEqual([]);
    expect((await change(String(invitation?.id), 'DELETE')).status).toBe(200);
    expect((await accept(tarek)).body.code).toBe('ADMIN_REQUIRED');
    expect((await change(`${invitation?.id}/mails`, 'POST', {})).status).toBe(404);
  });

  test('an invitation expires after seven days, and sending it again renews it', async () => {
    const tarek = await shop.signUp();
    const [invitation] = (await invite(tarek.email)).body.invitations;
    await prove(tarek);
    shop.wait(7 * 86_400 + 1);
    expect((await list()).invitations).toMatchObject([{ isExpired: true }]);
    expect((await accept(tarek)).body.code).toBe('ADMIN_REQUIRED');
    expect((await change(`${invitation?.id}/mails`, 'POST', {})).body.invitations).toMatchObject([
      { isExpired: false },
    ]);
    expect((await accept(tarek)).body.role).toBe('orders');
  });

  test('an invitation is deleted with the account of its address, but not with an unverified one', async () => {
    const [unproven, invited] = await Promise.all([shop.signUp(), shop.signUp()]);
    for (const { email } of [unproven, invited]) await invite(email);
    await prove(invited);
    for (const { token } of [unproven, invited]) {
      const body = { language: 'ar', password: 'Lapis-1234' };
      expect((await shop.request('/account-deletions', { body, token })).status).toBe(200);
    }
    expect((await list()).invitations.map(({ email }) => email)).toEqual([unproven.email]);
  });

  test('an invitation is deleted a month after it has expired', async () => {
    await invite('late@example.com');
    shop.wait(36 * 86_400);
    await deleteExpired();
    expect((await list()).invitations).toHaveLength(1);
    shop.wait(2 * 86_400);
    await deleteExpired();
    expect((await list()).invitations).toEqual([]);
  });

  test('an owner’s invitations end with the owner’s role', async () => {
    const tarek = await shop.signUp({ isProven: false });
    await invite(tarek.email, 'owner');
    const second = await shop.signUpAdmin();
    await shop.request(`/admin/user-roles/${owner.userId}`, { method: 'DELETE', token: second.token });
    await prove(tarek);
    expect((await accept(tarek)).body.code).toBe('ADMIN_REQUIRED');
  });

  test('invitation mails are limited to 20 per ten minutes and owner', async () => {
    const statuses = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await invite(`many-${sent}@example.com`)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

describe('the second factor of the staff', () => {
  const requireSecondFactor = async (isRequired: boolean, token: string) => {
    const versions = await shop.request<Record<string, { version: number }>>('/admin/settings', { token });
    return shop.request('/admin/settings/staff', {
      method: 'PUT',
      body: { version: versions.body['staff']?.version, value: { requiresSecondFactor: isRequired } },
      token,
    });
  };

  test('a setting, changed by owners only, requires a second factor of all staff', async () => {
    const manager = await shop.signUpAdmin('manager');
    expect((await requireSecondFactor(true, manager.token)).body.code).toBe('PERMISSION_REQUIRED');
    expect((await shop.request('/admin/dashboard/summary', { token: manager.token })).status).toBe(200);
    expect((await requireSecondFactor(true, owner.token)).status).toBe(200);
    for (const { token } of [manager, owner]) {
      const { status, body } = await shop.request<{ code: string; data: { isMissing?: boolean } }>(
        '/admin/dashboard/summary',
        { token },
      );
      expect([status, body.code, body.data.isMissing]).toEqual([403, 'SECOND_FACTOR_REQUIRED', true]);
    }
  });
});
