import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import type { CircuitBreaker } from '#core/server/jobs/circuit-breaker.ts';
import { addJob, addJobs, addJobsClause, type NewJob } from '#core/server/jobs/enqueue-job.ts';
import type { JobLane } from '#core/server/jobs/job-lane.ts';
import { JobFailure, type RecordEffect } from '#core/server/jobs/wrap-task.ts';
import type { CurrentSettings, ShopSettingsStore } from '#core/server/settings/settings-store.ts';
import type { AccountsMail, AccountsMessenger, AccountsSms } from '#features/auth/server/accounts/index.ts';
import { accountMailContent, accountSms } from '#features/auth/server/auth.mails.ts';
import { readNewsletterToken } from '#features/newsletter/server/newsletter-token.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { createDevMailbox, type DevMailboxView, devMailboxRoutes } from './dev-mailbox.ts';
import type { HourlyLimits, MessageFlag } from './hourly-limits.ts';
import type { MailPayload, ProductPictures, ShopMailer } from './mail.ts';
import { productsIn } from './mailed-products.ts';
import { renderMail } from './render-mail.ts';
import { httpSmsTransport, type SmsAdapterSettings } from './sms-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

export type MailSettings = {
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly texts: SmsAdapterSettings | null;
  /** Base URL of links in mails. */
  readonly publicUrl: string;
  /** Settings at the time of sending. */
  readonly shopSettings: Pick<ShopSettingsStore, 'current'>;
  readonly recordSent?: HourlyLimits['recordSent'];
  /** Calls the mail server or the text message adapter unless it is in an outage. */
  readonly guard?: CircuitBreaker['guard'];
  /** Returns the pictures of products for mails. */
  readonly picturesOf: (productIds: readonly string[]) => Promise<ProductPictures>;
};

/** Message delivery: messages are enqueued as jobs and sent when the jobs run. */
export type Mailers = {
  readonly accounts: AccountsMessenger;
  readonly shop: ShopMailer;
  /** Lanes for `runJobs`. */
  readonly lanes: { readonly mail: JobLane; readonly text: JobLane };
  /** Null when all channels are configured. */
  readonly devMailbox: DevMailboxView | null;
};

/** 16 attempts take 40 hours, so that a mail survives a mail server outage of a day (decision 70). */
const MAIL_ATTEMPTS = 16;
/** A code in a text message expires within minutes: 5 attempts take 90 seconds. */
const TEXT_ATTEMPTS = 5;

/** Order mails and mails that a new user awaits run before other mails; account access mails run first. */
const URGENT = -10;
const SOON = -5;

/** Creates the mailers; `recordSent` follows each sent message. Channels that are not configured go to the dev mailbox. */
export const createMailer = (
  box: SecretBox,
  {
    smtpUrl,
    mailFrom,
    texts,
    publicUrl,
    shopSettings,
    picturesOf,
    recordSent = async () => undefined,
    guard = (_channel, call) => call(),
  }: MailSettings,
): Mailers => {
  const devMailbox = createDevMailbox();
  const mailTransport = smtpUrl === null ? devMailbox.mail : smtpTransport(smtpUrl, mailFrom);
  const smsTransport = texts === null ? devMailbox.text : httpSmsTransport(texts);
  const sendMail = async (
    key: string,
    productIds: readonly string[],
    compose: (settings: CurrentSettings, pictures: ProductPictures) => ComposedMail,
  ): Promise<RecordEffect> => {
    const [settings, pictures] = await Promise.all([shopSettings.current(), picturesOf(productIds)]);
    const { contents, ...addresses } = compose(settings, pictures);
    const mail = { key, ...addresses, ...renderMail(contents, settings, pictures.values()) };
    await guard('mail', () => mailTransport(mail));
    return () => recordSent('mail', key);
  };
  return {
    accounts: {
      mail: (transaction, mail) =>
        addJob(box, transaction, {
          task: 'account-mail',
          payload: mail,
          maxAttempts: MAIL_ATTEMPTS,
          ...urgencyOf(mail),
        }),
      text: (transaction, text) =>
        addJob(box, transaction, {
          task: 'account-text',
          payload: text,
          maxAttempts: TEXT_ATTEMPTS,
          priority: URGENT,
          flag: 'text' satisfies MessageFlag,
        }),
    },
    shop: {
      mail: (transaction, mails, otherJobs = []) => addJobs(box, transaction, [...mails.map(shopMail), ...otherJobs]),
      mailing: (mails, condition) => addJobsClause(box, mails.map(shopMail), condition),
      readUnsubscribeToken: (token) => readUnsubscribeToken(box, token),
      readNewsletterToken: (token) => readNewsletterToken(box, token),
    },
    lanes: {
      mail: {
        // the SMTP connection has timeouts
        hasOwnTimeouts: true,
        tasks: {
          'account-mail': (payload, { key }) =>
            sendMail(key, [], (settings) => {
              const mail = payload as AccountsMail;
              return { to: mail.to, replyTo: null, contents: [accountMailContent(mail, settings)] };
            }),
          'shop-mail': (payload, { key }) => {
            const mail = payload as MailPayload;
            return sendMail(key, productsIn(mail), (settings, pictures) =>
              composeMail(mail, { box, publicUrl, settings, pictures }),
            );
          },
        },
      },
      text: {
        hasOwnTimeouts: true,
        tasks: {
          'account-text': async (payload, { key }) => {
            const text = payload as AccountsSms;
            // an expired code is useless, and sending it costs money
            if (Date.parse(text.goodUntil) < Date.now()) throw new JobFailure('its code is too old', { isFinal: true });
            const message = { key, ...accountSms(text, await shopSettings.current()) };
            await guard('text', () => smsTransport(message));
            return () => recordSent('text', key);
          },
        },
      },
    },
    devMailbox:
      smtpUrl !== null && texts !== null
        ? null
        : devMailboxRoutes(devMailbox, async () => (await shopSettings.current()).public),
  };
};

const shopMail = (mail: MailPayload): NewJob => ({
  task: 'shop-mail',
  payload: mail,
  maxAttempts: MAIL_ATTEMPTS,
  ...('isUnproven' in mail ? unproven : { priority: 'order' in mail ? SOON : 0, flag: 'mail' satisfies MessageFlag }),
});

/** Mails to unverified addresses run after all others, because any visitor can cause them. */
const unproven = { priority: 5, flag: 'unproven-mail' satisfies MessageFlag } as const;

/**
 * Returns priority and flag of an account mail. The reserved share is for accounts with a verified address: anyone can sign up with
 * another address and request mails for it.
 */
const urgencyOf = ({ kind, isProven }: AccountsMail): { readonly priority: number; readonly flag: MessageFlag } => {
  if (kind === 'invite') return { priority: SOON, flag: 'mail' };
  return isProven ? { priority: URGENT, flag: 'urgent-mail' } : unproven;
};

/** Tasks that send messages. */
export const messageTasks = ['account-mail', 'shop-mail', 'account-text'] as const;

/** Channels of messages for the circuit breaker. */
export const messageChannels = {
  mail: { lane: 'mail', flags: ['urgent-mail', 'mail', 'unproven-mail'] },
  text: { lane: 'text', flags: ['text'] },
} as const satisfies Readonly<Record<string, { readonly lane: string; readonly flags: readonly MessageFlag[] }>>;
