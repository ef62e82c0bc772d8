import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { connect } from '#core/server/database/connect.ts';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { runProcess } from '../../lib/run-process.ts';
import { apiRequest, tokenOf } from '../api-request.ts';
import type { Customer } from '../demo-customer.ts';
import { type Buyer, buyers } from './buyers.ts';
import { createOrderedCustomer } from './customer-orders.ts';
import { seedAdmin } from './seed-admin.ts';

/** A shop with data in every admin section, and the stored session of its owner. */
export type AdminPageHandle = {
  readonly url: string;
  readonly session: string;
  /** Makes a customer with orders in many states; the admin area shows them from then on. */
  readonly createCustomer: (language: ContentLanguage) => Promise<Customer>;
  readonly close: () => Promise<void>;
};

const password = 'Lapis-1234';

const team = [
  { email: 'amina@lazaward.example', name: 'أمينة رشدي', phone: '+201098765432', role: 'owner' },
  { email: 'nabil@lazaward.example', name: 'Nabil Rushdy', phone: '+201098765433', role: 'manager' },
  { email: 'sara@lazaward.example', name: 'سارة فؤاد', phone: '+201098765434', role: 'orders' },
  { email: 'hany@lazaward.example', name: 'هاني حجازي', phone: '+201098765435', role: 'catalogue' },
] as const;

/** Starts one on a temporary database. */
export const openAdminPage = async (): Promise<AdminPageHandle> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-admin-'));
  const server = await startEmbedded({ dataDir, isThrowaway: true });
  const shop = await runProcess('src/server/main.ts', {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: server.url,
    LOG_LEVEL: 'error',
  });
  const { pool, close } = connect(server.url);
  const { url } = shop;
  for (const { email, name, phone } of buyers) await signUp(url, { email, name, phone });
  const sessions = await Promise.all(team.map((admin) => signUp(url, admin)));
  for (const [index, { email, role }] of team.entries()) {
    await pool.query(
      `insert into user_roles (user_id, role, staff_role, created_at)
       select id, 'admin', $3, now() - $2 * interval '1 day' from auth.users where email = $1`,
      [email, 90 - index * 20, role],
    );
  }
  const [session = ''] = await Promise.all(sessions.slice(0, 3).map((each) => withSecondStep(url, each)));
  const api = { url, token: tokenOf(session) };
  await seedAdmin(pool, new Date(), api);
  return {
    url,
    session,
    createCustomer: (language) => createOrderedCustomer(pool, api, language),
    close: async () => {
      await shop.stop();
      await close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const signUp = (url: string, { email, name, phone }: Pick<Buyer, 'email' | 'name' | 'phone'>): Promise<string> =>
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
