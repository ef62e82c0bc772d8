import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../tests/world/fresh-database.ts';
import { migrate } from '../database/migrate.ts';

const before = ['0001-accounts.sql', '0002-recovery-and-factors.sql', '0003-events-by-person.sql'];

type Person = { readonly isProven: boolean; readonly columns?: string; readonly rest?: string };

/** People as they were before it was written down who has proven an address: their columns, and what else is there of them. */
const people: Readonly<Record<string, Person>> = {
  'autoconfirmed@example.com': { isProven: false },
  'answered@example.com': { isProven: true, columns: "confirmation_sent_at = now() - interval '1 hour'" },
  'asked@example.com': { isProven: false, columns: "confirmation_sent_at = now() + interval '1 hour'" },
  'texted@example.com': {
    isProven: false,
    columns: "confirmation_sent_at = now() - interval '1 hour', phone = '201001234567'",
  },
  'recovered@example.com': {
    isProven: true,
    rest: "insert into auth.audit_log (event, user_id) values ('address_confirmed', $1)",
  },
  'vouched-for@example.com': { isProven: true, rest: identity('vouched-for@example.com', true) },
  'claimed@example.com': { isProven: false, rest: identity('claimed@example.com', false) },
  'other-address@example.com': { isProven: false, rest: identity('elsewhere@example.com', true) },
  'by-link@example.com': { isProven: true, rest: session('magiclink') },
  'by-password@example.com': { isProven: false, rest: session('password') },
  'owner@example.com': {
    isProven: true,
    rest: "insert into auth.audit_log (event, user_id) values ('user_made', $1)",
  },
};

function identity(email: string, isVerified: boolean): string {
  const data = JSON.stringify({ sub: email, email, email_verified: isVerified });
  return `insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, 'google', '${email}', '${data}')`;
}

function session(method: string): string {
  return `insert into auth.sessions (user_id, refresh_key, amr)
    values ($1, decode(repeat('00', 32), 'hex'), '[{"method": "${method}", "timestamp": 1}]')`;
}

test('of the people there were, those have proven their address who answered a mail or were vouched for', async () => {
  const database = await freshDatabase({ isMigrated: false });
  const place = await mkdtemp(join(tmpdir(), 'accounts-'));
  try {
    const folder = join(place, 'auth', 'migrations');
    await mkdir(folder, { recursive: true });
    const source = join(import.meta.dirname, 'migrations');
    for (const file of before) await cp(join(source, file), join(folder, file));
    await migrate(database.url, [folder]);
    for (const [email, given] of Object.entries(people)) {
      const { rows } = await database.pool.query(
        'insert into auth.users (email, email_confirmed_at) values ($1, now()) returning id',
        [email],
      );
      const { id } = rows[0];
      if (given.columns) await database.pool.query(`update auth.users set ${given.columns} where id = $1`, [id]);
      if (given.rest) await database.pool.query(given.rest, [id]);
    }

    expect(await migrate(database.url)).toContain('auth/0004-proven-addresses.sql');
    const { rows } = await database.pool.query(
      'select email, email_proven_at is not null as proven from auth.users order by email',
    );
    const expected = Object.entries(people).map(([email, { isProven: proven }]) => ({ email, proven }));
    expect(rows).toEqual(expected.toSorted((one, other) => one.email.localeCompare(other.email)));
  } finally {
    await database.drop();
    await rm(place, { recursive: true });
  }
});
