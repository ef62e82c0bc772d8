import { afterAll, beforeAll, expect, test } from 'vitest';
import { queriesOn } from '#core/server/database/connect.ts';
import { enrollFactor, signUpWithAuthenticator } from '../../../testing/accounts/second-factors.ts';
import { type RunningAccounts, signUpUser, startAccounts } from '../../../testing/accounts/start-accounts.ts';
import type { AccountsTables } from '../tables.ts';
import { deleteStaleFactors } from './factors.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
});

afterAll(() => accounts.close());

const deleteStale = () => deleteStaleFactors({ database: queriesOn<AccountsTables>(accounts.pool) });

const factorsOf = async (userId: string) => {
  const { rows } = await accounts.pool.query('select id from auth.factors where user_id = $1', [userId]);
  return rows.map(({ id }) => id);
};

test('the clean-up deletes abandoned enrolments after five minutes and keeps verified and challenged ones', async () => {
  const verifyFactor = await signUpWithAuthenticator(accounts);
  const challenged = await signUpUser(accounts);
  const { factorId } = await enrollFactor(challenged.device);
  await challenged.device.mfa.challenge({ factorId });
  const abandoned = await signUpUser(accounts);
  await enrollFactor(abandoned.device);
  const pass = (minutes: number) =>
    accounts.pool.query("update auth.factors set created_at = created_at - $1 * interval '1 minute'", [minutes]);

  await pass(4);
  await deleteStale();
  expect(await factorsOf(abandoned.session.user.id)).toHaveLength(1);
  await pass(2);
  await deleteStale();
  expect(await factorsOf(abandoned.session.user.id)).toEqual([]);
  expect(await factorsOf(challenged.session.user.id)).toEqual([factorId]);
  expect(await factorsOf(verifyFactor.session.user.id)).toEqual([verifyFactor.factorId]);
});

test('the clean-up deletes challenges after a day', async () => {
  const { device } = await signUpUser(accounts);
  const { factorId } = await enrollFactor(device);
  await device.mfa.challenge({ factorId });
  await accounts.pool.query("update auth.challenges set created_at = created_at - interval '25 hours'");
  await device.mfa.challenge({ factorId });
  await deleteStale();
  const { rows } = await accounts.pool.query('select 1 from auth.challenges');
  expect(rows).toHaveLength(1);
});
