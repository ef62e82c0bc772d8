import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import type { MailServer } from '#tests/support/servers/mail-server.ts';
import type { ServedShop } from '#tests/support/shop/http-shop.ts';
import type { SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { byLevel, exportsOf, readLevels, root } from '../../../../scripts/lib/generated-module.ts';
import type { TraceableUser } from './traceable-users.ts';
import { type ResponseBody, requester, type TracedVisit } from './traced-visit.ts';

type Traced = SignedIn & { readonly orderNumber: string; readonly marks: readonly string[] };

/**
 * Signs a user up and uses every feature for customers, from a gift order to failed attempts. Returns the user in a session with a
 * verified email, and the marks of the features.
 */
export const seedTraceableData = async (
  shop: ServedShop,
  mails: MailServer,
  person: TraceableUser,
): Promise<Traced> => {
  const request = requester(shop, person);
  const { email, password, data, language, recipient } = person;
  const { access_token: first = '' } = await request('/auth/v1/signup', { body: { email, password, data } });
  await request('/auth/v1/token?grant_type=password', { body: { email, password: `${password}-wrong` } }, 4);
  const { access_token: token = '', user } = await signInByCode(mails, request, { email, token: first });

  const gift = { isGift: true, giftWrap: true, giftMessage: person.giftMessage };
  const input = orderInputFor({ language, shipping: recipient, gift });
  const refused = await request('/api/orders', { body: { ...input, expectedTotal: 1 }, token }, 4);
  const { orderNumber = '' } = await request('/api/orders', {
    body: { ...input, expectedTotal: refused.data?.total },
    token,
  });

  const { pool } = shop.shop.database;
  const userId = user?.id ?? '';
  const marks: string[] = [];
  const mark = (name: string) => {
    const text = `${name} ${person.label.toLowerCase()}`;
    marks.push(text);
    return text;
  };
  const query: TracedVisit['query'] = (sql, values = []) => pool.query(sql, [...values]);
  for (const addTraces of await readTraces())
    await addTraces({ shop, mails, person, userId, token, orderNumber, request, query, mark });

  // simulates that a minute has passed since the last recovery mail
  await pool.query("delete from auth.rate_limits where key like 'mail-pause%'");
  const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' };
  await request('/auth/v1/recover', { body: { email, ...challenge } });
  await request('/auth/v1/reauthenticate', { token });
  await request('/auth/v1/user', { method: 'PUT', body: { data: { color: 'blue' } }, token });
  await request('/auth/v1/factors', { body: { factor_type: 'totp', friendly_name: person.factorName }, token });
  await request('/api/personal-data', { token });
  return { token, userId, email, orderNumber, marks };
};

/** Returns the traces that the features export from `*.traces.ts`, lower levels first. */
const readTraces = async () => {
  const exports = await exportsOf('src/features/*/testing/*.traces.ts', 'Traces');
  const modules = exports.toSorted(byLevel(await readLevels())).map(async ({ name, file }) => {
    const module: Readonly<Record<string, (visit: TracedVisit) => Promise<void>>> = await import(
      pathToFileURL(join(root, file)).href
    );
    return module[name] ?? (() => Promise.reject(new Error(`${file} has no ${name}`)));
  });
  return Promise.all(modules);
};

/** Verifies the email address by a mailed code, within the session of the sign-up. */
const signInByCode = async (
  mails: MailServer,
  request: ReturnType<typeof requester>,
  { email, token }: { readonly email: string; readonly token: string },
): Promise<ResponseBody> => {
  await request('/auth/v1/recover', { body: { email } });
  const code = await soon(() => {
    const codes = mails.mails
      .filter(({ recipients }) => recipients.some((recipient) => recipient.toLowerCase() === email.toLowerCase()))
      .map(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1]);
    const match = codes.find((each) => each !== undefined);
    if (match === undefined) throw new Error('no code was mailed yet');
    return match;
  });
  return request('/auth/v1/verify', { body: { type: 'recovery', email, token: code }, token });
};
