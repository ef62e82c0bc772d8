import type { QueryExecutorProvider } from 'kysely';
import type { Language } from '#core/i18n/language.ts';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import { addJobs, type NewJob } from '#core/server/jobs/enqueue-job.ts';
import type { MessageFlag } from './hourly-limits.ts';
import type { MailBody, MailContext } from './mail.ts';
import type { Unsubscription } from './unsubscribe-token.ts';

/** Limit of a mail for an unproven address (decision 230). */
export type MailLimit = {
  readonly max: number;
  readonly per: 'hour' | 'day';
  /** Counted units: mails of this kind, mails about one product, or orders with their own mails. */
  readonly of: 'address' | 'product' | 'orders';
};

/** Once a day. */
export const onceADay: MailLimit = { max: 1, per: 'day', of: 'address' };

/** All mails about one order per day; the number is `MAX_MAILED_ORDERS_PER_DAY`. */
export const oneOrderADay: MailLimit = { max: 1, per: 'day', of: 'orders' };

/** A payload with its recipient. All values must be JSON. */
export type Addressed<Payload> = Payload & {
  readonly to: string;
  /** The address is unverified: the mail is sent after others. */
  readonly isUnproven?: true;
};

type MailOptions<Payload> = {
  /** Account of the customer, an address from a form, or the shop's own addresses, with Arabic followed by English. */
  readonly audience: 'account' | 'entered address' | 'shop';
  /**
   * Possible initiator of the mail (decision 230). `stranger`: anyone who enters an address or signs up with it.
   * `owner`: only a person who can read the address's mails or has verified it. `staff` and `shop` require a staff role
   * or the scheduler.
   */
  readonly cause: 'stranger' | 'owner' | 'staff' | 'shop';
  /** Limit for an unverified address; absent if no stranger can cause the mail. */
  readonly limit?: MailLimit;
  /** Mails for account access are sent first, mails that a customer is waiting for before others. */
  readonly priority?: 'urgent' | 'soon';
  /** Language of a mail that is not for the shop; that of the payload by default. */
  readonly language?: (payload: Payload) => Language;
  /** Address for replies, null for none; the shop's by default. */
  readonly replyTo?: (payload: Payload) => string | null;
  /** Products that the mail shows with a picture. */
  readonly productIds?: (payload: Payload) => readonly string[];
  /** List of the unsubscribe link (decision 29). */
  readonly list?: Unsubscription['list'];
  readonly body: (payload: Addressed<Payload>, context: MailContext) => MailBody;
  /** A payload of each variant, for tests. */
  readonly samples: (language: Language) => readonly Payload[];
};

/** A kind of mail. `*.mails.ts` exports them, and `npm run generate` collects them. */
export interface Mail<Payload = never> extends MailOptions<Payload> {
  /** Name in the queue. */
  readonly kind: string;
  /** The job that sends the mail. */
  readonly job: (payload: Addressed<Payload>) => NewJob;
  /** Adds the jobs that send the mails in the caller's transaction, in one statement. */
  readonly send: (
    shop: { readonly box: SecretBox },
    transaction: QueryExecutorProvider,
    ...payloads: readonly Addressed<Payload>[]
  ) => Promise<void>;
}

/** Any mail, for code that handles all of them. */
export type AnyMail = Omit<Mail, 'samples'> & { readonly samples: (language: Language) => readonly object[] };

declare module '#core/server/registry.ts' {
  interface Registry {
    readonly mails: readonly AnyMail[];
  }
}

/** Task of the jobs that send mails. */
export const MAIL_TASK = 'mail';

/** Attempts within 40 hours, so that a mail survives a mail server outage of a day (decision 70). */
const MAX_ATTEMPTS = 16;

type Priority = { readonly priority: number; readonly flag: MessageFlag };

/** Mails to unverified addresses are sent last, because any visitor can cause them. */
const priorities = {
  urgent: { priority: -10, flag: 'urgent-mail' },
  soon: { priority: -5, flag: 'mail' },
  normal: { priority: 0, flag: 'mail' },
  unproven: { priority: 5, flag: 'unproven-mail' },
} as const satisfies Readonly<Record<string, Priority>>;

/** Defines a mail. Its job holds the payload, and the mail is built from it and from the settings when it is sent. */
export const defineMail = <Payload>(kind: string, mail: MailOptions<Payload>): Mail<Payload> => {
  const job: Mail<Payload>['job'] = (payload) => ({
    task: MAIL_TASK,
    payload: { kind, ...payload },
    maxAttempts: MAX_ATTEMPTS,
    ...priorities[payload.isUnproven ? 'unproven' : (mail.priority ?? 'normal')],
  });
  return {
    kind,
    ...mail,
    job,
    send: ({ box }, transaction, ...payloads) => addJobs(box, transaction, payloads.map(job)),
  };
};
