import { orderInputFor } from '#features/orders/testing/orders.ts';
import { bytesOf, screenshot } from '#features/payments/testing/transfers.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import type { MailServer } from '#tests/support/servers/mail-server.ts';
import type { ServedShop } from '#tests/support/shop/http-shop.ts';
import type { SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { seedPayments } from './seed-payments.ts';
import { seedReturn } from './seed-returns.ts';
import { seedShipments } from './seed-shipments.ts';
import type { TraceableUser } from './traceable-users.ts';

export const soldOut = 'plate-star-calligraphy-02';

type RequestOptions = { readonly body?: unknown; readonly method?: string; readonly token?: string };

/** Client with the user's device, network and language. Throws on error responses. */
const requester = (shop: ServedShop, { language, device, networkAddress }: TraceableUser) => {
  const headers = {
    'user-agent': device,
    'x-forwarded-for': networkAddress,
    'accept-language': language,
    cookie: `language=${language}`,
    'x-supabase-api-version': '2024-01-01',
  };
  return async (path: string, call: RequestOptions = {}, expected = 2): Promise<ResponseBody> => {
    const response = await shop.fetch(path, { ...call, headers });
    const text = await response.text();
    if (Math.floor(response.status / 100) !== expected) throw new Error(`${path}: ${response.status} ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : {};
  };
};

type ResponseBody = {
  readonly access_token?: string;
  readonly user?: { readonly id: string };
  readonly data?: { readonly total?: number };
  readonly orderNumber?: string;
};

/**
 * Signs a user up and uses every feature for customers, from failed attempts to a gift order. Returns the user in a
 * session with a verified email.
 */
export const seedTraceableData = async (
  shop: ServedShop,
  mails: MailServer,
  person: TraceableUser,
): Promise<SignedIn & { readonly orderNumber: string }> => {
  const request = requester(shop, person);
  const { email, password, data, language, recipient } = person;
  const { access_token: first = '' } = await request('/auth/v1/signup', { body: { email, password, data } });
  await request('/auth/v1/token?grant_type=password', { body: { email, password: `${password}-wrong` } }, 4);
  const { access_token: token = '', user } = await signInByCode(mails, request, { email, token: first });

  await request('/api/profile', { method: 'PUT', body: person.renamed, token });
  const { email: _, ...address } = recipient;
  await request('/api/saved-addresses', { body: { ...address, label: person.label, isDefault: true }, token });
  await request('/api/wishlist/cup-tea-01', { method: 'PUT', token });
  await request(`/products?q=${encodeURIComponent(person.searched)}`);
  await request(`/api/products?language=${language}&q=${encodeURIComponent(person.searched)}`);
  await request('/api/reviews', { body: { productId: 'cup-tea-01', rating: 5, comment: person.review }, token });
  await request('/api/stock-notifications', {
    body: { productId: soldOut, email: person.otherEmail, language },
    token,
  });
  await request('/api/stock-notifications', { body: { productId: soldOut, email, language } });
  await request('/api/newsletter-subscriptions', { body: { email, language } });
  await confirmNewsletter(mails, request, email);
  const { subject, message } = person;
  await request('/api/contact-messages', { body: { name: data.name, email, subject, message } });
  const { lines } = orderInputFor();
  await request('/api/promo-code-quotes', { body: { code: person.typedCode, lines }, token }, 4);
  await request('/api/promo-code-quotes', { body: { code: `${person.typedCode}-2`, lines } }, 4);

  const gift = { isGift: true, giftWrap: true, giftMessage: person.giftMessage };
  const input = orderInputFor({ language, shipping: recipient, gift });
  const refused = await request('/api/orders', { body: { ...input, expectedTotal: 1 }, token }, 4);
  const { orderNumber = '' } = await request('/api/orders', {
    body: { ...input, expectedTotal: refused.data?.total },
    token,
  });

  await shop.shop.database.pool.query(
    `insert into staff_invitations (email, staff_role, language, expires_at) values ($1, 'orders', 'ar', now() + interval '7 days')`,
    [email.toLowerCase()],
  );
  const id = user?.id ?? '';
  await shop.shop.database.pool.query(`insert into customer_notes (user_id, text) values ($1, $2)`, [
    id,
    person.review,
  ]);
  await shop.shop.database.pool.query(
    `insert into order_networks select id, '\\x5eed', created_at from orders where order_number = $1`,
    [orderNumber],
  );
  await shop.shop.database.pool.query(`insert into customer_tags (user_id, tag) values ($1, $2)`, [id, 'vip']);
  await shop.shop.database.pool.query(
    `insert into contact_message_replies (message_id, text) select id, $2 from contact_messages where lower(email) = lower($1)`,
    [email, `${person.message} ${person.subject}`],
  );
  await seedPayments(shop, orderNumber, person);
  await seedReturn(shop, orderNumber, person);
  await seedShipments(shop, orderNumber, person);
  await shop.shop.database.pool.query(`update orders set payment_method = 'bank_transfer' where order_number = $1`, [
    orderNumber,
  ]);
  await sendTransfer(shop, { orderNumber, token, bankReference: person.bankReference });

  // simulates that a minute has passed since the last recovery mail
  await shop.shop.database.pool.query("delete from auth.rate_limits where key like 'mail-pause%'");
  const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' };
  await request('/auth/v1/recover', { body: { email, ...challenge } });
  await request('/auth/v1/reauthenticate', { token });
  await request('/auth/v1/user', { method: 'PUT', body: { data: { color: 'blue' } }, token });
  await request('/auth/v1/factors', { body: { factor_type: 'totp', friendly_name: person.factorName }, token });
  await request('/api/personal-data', { token });
  return { token, userId: user?.id ?? '', email, orderNumber };
};

/** Sends the picture of a bank transfer for an order. */
const sendTransfer = async (
  shop: ServedShop,
  {
    orderNumber,
    token,
    bankReference,
  }: { readonly orderNumber: string; readonly token: string; readonly bankReference: string },
): Promise<void> => {
  const form = new FormData();
  form.set('bankReference', bankReference);
  form.set('picture', new File([await bytesOf(screenshot().png())], 'transfer.png', { type: 'image/png' }));
  const response = await fetch(`${shop.url}/api/orders/${orderNumber}/transfer-proofs`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`transfer was refused: ${await response.text()}`);
};

/** Follows the confirmation link of the newsletter mail. */
const confirmNewsletter = async (
  mails: MailServer,
  request: ReturnType<typeof requester>,
  email: string,
): Promise<void> => {
  const token = await soon(() => {
    const [code] = mails.mails.flatMap(({ recipients, text }) =>
      recipients.some((each) => each.toLowerCase() === email.toLowerCase())
        ? (/confirm-newsletter\?token=([\w-]+)/u.exec(text)?.slice(1, 2) ?? [])
        : [],
    );
    if (code === undefined) throw new Error(`${email} got no newsletter confirmation`);
    return code;
  });
  await request('/api/newsletter-confirmations', { body: { token } });
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
