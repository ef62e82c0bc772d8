import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Intention } from './paymob-transactions.ts';

export type AppError = { readonly status: number; readonly body: object };

export const isRefusal = (result: object): result is AppError => 'status' in result && 'body' in result;

const Item = v.object({ name: v.string(), amount: v.number(), quantity: v.optional(v.number(), 1) });

/** At most 50 characters, not code units. */
const Name = v.pipe(
  v.string(),
  v.minLength(1),
  v.check((name) => [...name].length <= 50),
);

const Body = v.object({
  amount: v.number(),
  currency: v.string(),
  payment_methods: v.array(v.number()),
  items: v.optional(v.array(Item), []),
  billing_data: v.object({
    first_name: Name,
    last_name: Name,
    email: v.pipe(v.string(), v.minLength(1)),
    phone_number: v.pipe(v.string(), v.minLength(1)),
  }),
  special_reference: v.optional(v.string(), ''),
  expiration: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3_110_400))),
  notification_url: v.optional(v.string(), ''),
  redirection_url: v.optional(v.string(), ''),
});

type StoredIntention = {
  readonly integrationIds: readonly number[];
  readonly references: readonly string[];
  readonly orderId: number;
  readonly mode: 'test' | 'live';
};

/**
 * Creates an intention from a body, or returns its error: 400 for fields, 404 for an unknown integration, 406 for a wrong
 * sum.
 */
export const readIntention = (
  body: unknown,
  { integrationIds, references, orderId, mode }: StoredIntention,
): Intention | AppError => {
  const read = v.safeParse(Body, body);
  if (!read.success) return { status: 400, body: fieldErrors(read.issues) };
  const { amount, currency, payment_methods, items, special_reference: reference, ...details } = read.output;
  if (payment_methods.length === 0 || payment_methods.some((id) => !integrationIds.includes(id))) {
    return { status: 404, body: { detail: 'Integration ID/Name does not exist in our system' } };
  }
  if (reference !== '' && references.includes(reference)) {
    return { status: 400, body: { special_reference: ['This reference was used before.'] } };
  }
  // the documentation leaves open whether the quantity multiplies, so only a sum that is wrong both ways is refused
  const sums = [items.map((item) => item.amount), items.map((item) => item.amount * item.quantity)].map((amounts) =>
    amounts.reduce((total, each) => total + each, 0),
  );
  if (items.length > 0 && !sums.includes(amount)) {
    return { status: 406, body: { code: 'unmatched_item_prices', detail: 'Items do not add up to the amount' } };
  }
  const id = randomUUID().replaceAll('-', '');
  return {
    id: `pi_${mode}_${id}`,
    clientSecret: `egy_csk_${mode}_${id}`,
    orderId,
    amount,
    currency,
    reference,
    integrationIds: payment_methods,
    itemName: items[0]?.name ?? '',
    expirationSeconds: details.expiration ?? null,
    notificationUrl: details.notification_url,
    redirectionUrl: details.redirection_url,
  };
};

const fieldErrors = (issues: readonly v.BaseIssue<unknown>[]): Record<string, unknown> => {
  const errors: Record<string, Record<string, string[]> | string[]> = {};
  for (const { path } of issues) {
    const [field = '', inner] = (path ?? []).map(({ key }) => String(key));
    if (inner === undefined) errors[field] = ['This field is required.'];
    else
      errors[field] = { ...(Array.isArray(errors[field]) ? {} : errors[field]), [inner]: ['This field is required.'] };
  }
  return errors;
};

/** Response to a new intention. */
export const toIntentionResponse = (intention: Intention): object => ({
  id: intention.id,
  intention_order_id: intention.orderId,
  client_secret: intention.clientSecret,
  intention_detail: { amount: intention.amount, currency: intention.currency, items: [], billing_data: {} },
  payment_methods: intention.integrationIds.map((integration_id) => ({
    integration_id,
    name: 'card',
    method_type: 'online',
    currency: intention.currency,
    live: intention.id.startsWith('pi_live'),
  })),
  special_reference: intention.reference,
  confirmed: false,
  status: 'intended',
  created: new Date().toISOString().replace('Z', '001'),
  extras: { creation_extras: {}, confirmation_extras: null },
  object: 'paymentintention',
});
