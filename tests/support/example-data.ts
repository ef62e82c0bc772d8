import { randomBytes } from 'node:crypto';
import { orderInputFor, setStock } from '#features/orders/testing/orders.ts';
import type { OpenShop, SignedIn } from './shop/in-process-shop.ts';

/** A valid call of an endpoint. */
export type Trial = {
  /** Path parameters. */
  readonly at?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
  /** Status for an authorized caller; 200 by default. */
  readonly status?: number;
  /** Error code of a valid call after the access check, if it is refused. */
  readonly code?: string;
  /** Error code for an admin without the second factor, if a customer would need theirs too. */
  readonly codeWithoutFactor?: string;
  /** Text in the response that only its owner may read. */
  readonly owned?: string;
};

/** Prepares the data that a call needs to have an effect; owned data belongs to `person`. */
export type Prepare = (shop: OpenShop, person: SignedIn) => Trial | Promise<Trial>;

export const some = () => randomBytes(5).toString('hex');
export const inArabic = { query: '?language=ar' };
export const inLanguage = { language: 'ar' };

export const idOf = async ({ database }: OpenShop, sql: string, values: readonly unknown[] = []): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>(sql, [...values]);
  return rows[0]?.id ?? '';
};

export const someOrder = async (shop: OpenShop, { userId, token }: SignedIn): Promise<string> => {
  await setStock(shop, 'plate-lotus-01', 1000);
  const { body } = await shop.request<{ orderNumber: string }>('/orders', { body: orderInputFor(), token });
  if (!body.orderNumber) throw new Error(`${userId} could not order: ${JSON.stringify(body)}`);
  return body.orderNumber;
};

/** The newest version of a section of the settings. */
export const newestVersion = async ({ database }: OpenShop, section = 'reviews'): Promise<number> => {
  const sql = 'select coalesce(max(version), 0) as version from setting_versions where section = $1';
  return (await database.pool.query<{ version: number }>(sql, [section])).rows[0]?.version ?? 0;
};
