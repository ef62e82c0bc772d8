import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { SMTPServer } from 'smtp-server';
import { connect, type Database } from '#core/server/database/connect.ts';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { runProcess } from '../../lib/run-process.ts';
import { apiRequest, tokenOf } from '../api-request.ts';
import type { AdminApi } from './seed-parcels.ts';

/** A shop on a temporary database. */
export type AdminShop = {
  readonly url: string;
  /** Stored session of the owner. */
  readonly session: string;
  readonly pool: Database['pool'];
  /** The shop's API as its owner. */
  readonly api: AdminApi;
  readonly close: () => Promise<void>;
};

type Account = { readonly email: string; readonly name: string; readonly phone: string };

type Admin = Account & { readonly role: 'owner' | 'manager' | 'orders' | 'catalogue' };

const password = 'Lapis-1234';

/** Starts a shop with a team, whose first member is the owner, and with a mail server that drops every mail. */
export const startAdminShop = async (team: readonly Admin[]): Promise<AdminShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-admin-'));
  const server = await startEmbedded({ dataDir, isThrowaway: true });
  const mailServer = await startMailServer();
  const shop = await runProcess('src/server/main.ts', {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: server.url,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'orders@porcelain.shop',
    DEMONSTRATION: 'no',
    LOG_LEVEL: 'error',
  });
  const { pool, close } = connect(server.url);
  const sessions = await Promise.all(team.map((admin) => signUp(shop.url, admin)));
  for (const [index, { email, role }] of team.entries()) {
    await pool.query(
      `insert into user_roles (user_id, role, staff_role, created_at)
       select id, 'admin', $3, now() - $2 * interval '1 day' from auth.users where email = $1`,
      [email, 90 - index * 20, role],
    );
  }
  const [session = ''] = await Promise.all(sessions.slice(0, 3).map((each) => withSecondStep(shop.url, each)));
  return {
    url: shop.url,
    session,
    pool,
    api: { url: shop.url, token: tokenOf(session) },
    close: async () => {
      await shop.stop();
      await close();
      await server.stop();
      await mailServer.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Signs an account up and returns its stored session. */
export const signUp = (url: string, { email, name, phone }: Account): Promise<string> =>
  apiRequest(`${url}/auth/v1/signup`, { email, password, data: { name, phone, dob: '1990-05-17' } });

/** The session of an admin with a new, verified authenticator: the admin area then shows no security notice. */
const withSecondStep = async (url: string, session: string): Promise<string> => {
  const token = tokenOf(session);
  const call = async <Answer>(path: string, body: object) =>
    JSON.parse(await apiRequest(`${url}/auth/v1/factors${path}`, body, { token })) as Answer;
  const { id, totp } = await call<{ id: string; totp: { secret: string } }>('', { factor_type: 'totp' });
  const challenge = await call<{ id: string }>(`/${id}/challenge`, {});
  return apiRequest(
    `${url}/auth/v1/factors/${id}/verify`,
    {
      challenge_id: challenge.id,
      code: new TOTP({ secret: totp.secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate(),
    },
    { token },
  );
};

const startMailServer = async (): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _session, respond) => {
      stream.resume();
      stream.once('end', () => respond());
    },
  });
  // a stopped shop resets its connection
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
