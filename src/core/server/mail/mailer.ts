import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import type { CircuitBreaker } from '#core/server/jobs/circuit-breaker.ts';
import type { NewJob } from '#core/server/jobs/enqueue-job.ts';
import type { JobLane } from '#core/server/jobs/job-lane.ts';
import { JobFailure } from '#core/server/jobs/wrap-task.ts';
import type { CurrentSettings, ShopSettingsStore } from '#core/server/settings/current-settings.ts';
import { composeMail, type MailPayload } from './compose-mail.ts';
import { type AnyMail, MAIL_TASK } from './define-mail.ts';
import { createDevMailbox, type DevMailboxView, devMailboxRoutes } from './dev-mailbox.ts';
import type { HourlyLimits, MessageFlag } from './hourly-limits.ts';
import type { ProductPictures } from './mail.ts';
import { renderMail } from './render-mail.ts';
import { httpSmsTransport, type SmsAdapterSettings } from './sms-transport.ts';
import { type SmsMessage, smtpTransport } from './smtp-transport.ts';

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
  /** All kinds of mails. */
  readonly mails: readonly AnyMail[];
  /** Builds a text message from the payload of its job. */
  readonly composeText: (payload: never, settings: CurrentSettings) => ComposedText;
};

/** A text message. */
type ComposedText = Omit<SmsMessage, 'key'> & {
  /** Expiry of its code (ISO 8601); it is not sent later. */
  readonly goodUntil: string;
};

/** Message delivery: messages are enqueued as jobs and sent when the jobs run. */
export type Mailer = {
  /** Lanes for `runJobs`. */
  readonly lanes: { readonly mail: JobLane; readonly text: JobLane };
  /** Null when all channels are configured. */
  readonly devMailbox: DevMailboxView | null;
};

/** Creates the mailer; `recordSent` follows each sent message. Channels that are not configured go to the dev mailbox. */
export const createMailer = (
  box: SecretBox,
  {
    smtpUrl,
    mailFrom,
    texts,
    publicUrl,
    shopSettings,
    picturesOf,
    mails,
    composeText,
    recordSent = async () => undefined,
    guard = (_channel, call) => call(),
  }: MailSettings,
): Mailer => {
  const devMailbox = createDevMailbox();
  const mailTransport = smtpUrl === null ? devMailbox.mail : smtpTransport(smtpUrl, mailFrom);
  const smsTransport = texts === null ? devMailbox.text : httpSmsTransport(texts);
  const byKind = new Map(mails.map((mail) => [mail.kind, mail]));
  return {
    lanes: {
      mail: {
        // the SMTP connection has timeouts
        hasOwnTimeouts: true,
        tasks: {
          [MAIL_TASK]: async (job, { key }) => {
            const payload = job as MailPayload;
            const mail = byKind.get(payload.kind);
            if (mail === undefined) throw new JobFailure(`no mail is called ${payload.kind}`);
            const productIds = mail.productIds?.(payload as never) ?? [];
            const [settings, pictures] = await Promise.all([shopSettings.current(), picturesOf(productIds)]);
            const { contents, ...addresses } = composeMail(mail, payload, { box, publicUrl, settings, pictures });
            const message = { key, ...addresses, ...renderMail(contents, settings, pictures.values()) };
            await guard('mail', () => mailTransport(message));
            return () => recordSent('mail', key);
          },
        },
      },
      text: {
        hasOwnTimeouts: true,
        tasks: {
          [TEXT_TASK]: async (payload, { key }) => {
            const { goodUntil, ...message } = composeText(payload as never, await shopSettings.current());
            // does not send an expired code, because messages cost money
            if (Date.parse(goodUntil) < Date.now()) throw new JobFailure('its code is too old', { isFinal: true });
            await guard('text', () => smsTransport({ key, ...message }));
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

/** Task of the jobs that send text messages. */
const TEXT_TASK = 'text';

/** A code in a text message expires within minutes: 5 attempts take 90 seconds. */
const TEXT_ATTEMPTS = 5;

/** The job that sends a text message; `composeText` gets its payload. */
export const textJob = (payload: object): NewJob => ({
  task: TEXT_TASK,
  payload,
  maxAttempts: TEXT_ATTEMPTS,
  priority: -10,
  flag: 'text' satisfies MessageFlag,
});

/** Tasks that send messages. */
export const messageTasks = [MAIL_TASK, TEXT_TASK] as const;

/** Channels of messages for the circuit breaker. */
export const messageChannels = {
  mail: { lane: 'mail', flags: ['urgent-mail', 'mail', 'unproven-mail'] },
  text: { lane: 'text', flags: ['text'] },
} as const satisfies Readonly<Record<string, { readonly lane: string; readonly flags: readonly MessageFlag[] }>>;
