import { randomBytes } from 'node:crypto';
import { orderInputFor, setStock } from '#features/orders/testing/orders.ts';
import type { OpenShop, SignedIn } from './shop/in-process-shop.ts';

/**
 * What the sample call of an endpoint cannot take from its contract: ids and versions of stored rows, rules that a schema does not
 * state, a refusal, owned data.
 */
export type Example = {
  /** Path parameters. */
  readonly at?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Fields of the body that replace those of the sample. */
  readonly body?: object;
  /** Error code of a valid call after the access check, if it is refused. */
  readonly code?: string;
  /** Error code for an admin without the second factor, if a customer would need theirs too. */
  readonly codeWithoutFactor?: string;
  /** Text in the response that only its owner may read. */
  readonly owned?: string;
};

/** Examples by endpoint. Each prepares the data that its call needs to have an effect; owned data belongs to `person`. */
export type EndpointExamples = Readonly<
  Record<string, (shop: OpenShop, person: SignedIn) => Example | Promise<Example>>
>;

export const randomText = () => randomBytes(5).toString('hex');

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
