import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import type { Running } from '../scripts/lib/run-process.ts';

export type Buyer = { readonly token: string; readonly userId: string };

/**
 * Keeps connections alive like a browser, and closes them before the shop does; `fetch` would take longer per request than the
 * shop.
 */
const agent = new Agent({ keepAlive: true, timeout: 1_000 });

/** Places an order as a browser does. Throws when it is refused. */
export const placeOrder = async ({ url }: Running, { token }: Buyer, input: PlaceOrder): Promise<void> => {
  const { status, body } = await post(`${url}/api/orders`, input, { authorization: `Bearer ${token}` });
  if (status !== 201) throw new Error(`an order was refused: ${body}`);
};

/** Signs up a buyer from an IP address of their own, because sign-ups per address are limited. */
export const signUp = async ({ url }: Pick<Running, 'url'>, index: number): Promise<Buyer> => {
  const input = {
    email: `buyer-${randomUUID()}@example.com`,
    password: 'Lapis-1234',
    data: { name: 'سلمى حسن', phone: '01001234567', dob: '1990-05-17' },
  };
  const { body } = await post(`${url}/auth/v1/signup`, input, {
    'x-supabase-api-version': '2024-01-01',
    'x-forwarded-for': `192.0.2.${index + 1}`,
  });
  const { access_token: token, user } = JSON.parse(body) as { access_token?: string; user?: { id: string } };
  if (token === undefined || user === undefined) throw new Error(body);
  return { token, userId: user.id };
};

const post = (address: string, input: object, headers: Readonly<Record<string, string>>) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const json = JSON.stringify(input);
    const sized = { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) };
    request(address, { method: 'POST', agent, headers: sized }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    })
      .once('error', reject)
      .end(json);
  });
