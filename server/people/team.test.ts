import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Team } from '../../contract/office/team.ts';
import { type OpenShop, openShop, type SignedIn } from '../../tests/world/open-shop.ts';

let shop: OpenShop;
let mona: SignedIn;
let tarek: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  [mona, tarek] = await Promise.all([shop.signUp(), shop.signUp()]);
});
afterAll(async () => {
  await shop.close();
});
beforeEach(async () => {
  await shop.database.pool.query('delete from user_roles');
  await raise(mona);
});

const raise = ({ userId }: SignedIn) =>
  shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId]);
const show = ({ token }: SignedIn) => shop.ask<Team>('/office/team', { token });
const grant = ({ token }: SignedIn, email: string) => shop.ask<Team>('/office/team', { body: { email }, token });
const revoke = ({ token }: SignedIn, { userId }: Pick<SignedIn, 'userId'>) =>
  shop.ask<Team & { code?: string }>(`/office/team/${userId}`, { method: 'DELETE', token });
const idsIn = ({ members }: Team) => members.map(({ id }) => id);
const deedsAbout = async (email: string) =>
  (
    await shop.database.pool.query('select deed from audit_log where subject = $1 order by created_at', [email])
  ).rows.map(({ deed }) => deed);

describe('the team', () => {
  test('tells who is in it, since when, and who has a second step', async () => {
    const { body } = await show(mona);
    expect(body.members).toEqual([
      {
        id: mona.userId,
        email: mona.email,
        name: 'سلمى حسن',
        since: expect.stringMatching(/^\d{4}-.*Z$/),
        hasSecondFactor: false,
        isSelf: true,
      },
    ]);
    await raise(tarek);
    await shop.database.pool.query(
      `insert into auth.factors (user_id, factor_type, status, phone) values ($1, 'phone', 'verified', '201001234567')`,
      [tarek.userId],
    );
    const found = (await show(mona)).body.members.find(({ id }) => id === tarek.userId);
    expect(found).toMatchObject({ hasSecondFactor: true, isSelf: false });
    await shop.database.pool.query('delete from auth.factors');
  });

  test('takes in whoever has an account, however the address is written, and lets them work at once', async () => {
    const hoda = await shop.signUp();
    expect((await show(hoda)).status).toBe(403);
    const granted = await grant(mona, ` ${hoda.email.toUpperCase()} `);
    expect(idsIn(granted.body)).toEqual([mona.userId, hoda.userId]);
    expect((await show(hoda)).status).toBe(200);
    expect(idsIn((await grant(mona, hoda.email)).body)).toEqual([mona.userId, hoda.userId]);
    expect(await deedsAbout(hoda.email)).toEqual(['admin.granted']);
  });

  test('knows nobody under an address without an account, and takes no account for nothing', async () => {
    expect([(await grant(mona, 'nobody@example.com')).status, idsIn((await show(mona)).body)]).toEqual([
      404,
      [mona.userId],
    ]);
    for (const email of ['nobody', '']) expect((await grant(mona, email)).status).toBe(400);
  });

  test('lets go of an admin, who is out from the next request on', async () => {
    await raise(tarek);
    expect((await show(tarek)).status).toBe(200);
    const { body } = await revoke(mona, tarek);
    expect([idsIn(body), body.former.map(({ id }) => id)]).toEqual([[mona.userId], [tarek.userId]]);
    expect((await show(tarek)).status).toBe(403);
    expect((await revoke(mona, tarek)).status).toBe(200);
    expect(await deedsAbout(tarek.email)).toEqual(['admin.revoked']);
  });

  test('never lets go of its last one', async () => {
    expect((await revoke(mona, mona)).body).toMatchObject({ code: 'LAST_ADMIN' });
    await raise(tarek);
    expect((await revoke(mona, mona)).status).toBe(200);
    expect((await revoke(tarek, tarek)).body).toMatchObject({ code: 'LAST_ADMIN' });
  });

  test('keeps one when two revoke each other at once, however often', async () => {
    for (let round = 0; round < 40; round += 1) {
      await shop.database.pool.query('delete from user_roles');
      await Promise.all([raise(mona), raise(tarek)]);
      const answers = await Promise.all([revoke(mona, tarek), revoke(tarek, mona)]);
      const { rows } = await shop.database.pool.query('select user_id from user_roles');
      expect(rows).toHaveLength(1);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    }
  });

  test('keeps one when all three leave at once', async () => {
    const hoda = await shop.signUp();
    for (let round = 0; round < 20; round += 1) {
      await shop.database.pool.query('delete from user_roles');
      const three = [mona, tarek, hoda];
      await Promise.all(three.map(raise));
      const answers = await Promise.all(three.map((one) => revoke(one, one)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
      expect((await shop.database.pool.query('select user_id from user_roles')).rows).toHaveLength(1);
    }
  });
});
