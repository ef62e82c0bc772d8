import type { AccountsMail, AccountsMessenger, AccountsSms } from '../../accounts/index.ts';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';
import { addJob, addJobs, addJobsClause, type NewJob } from '../jobs/add-job.ts';
import { JobFailure, type Task } from '../jobs/task-wrapper.ts';
import type { CurrentSettings, ShopSettingsStore } from '../shop-settings/shop-settings-store.ts';
import { accountMailContent, accountSms } from './account-mails.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { createDevMailbox, type DevMailboxView, devMailboxRoutes } from './dev-mailbox.ts';
import type { HourlyLimits, MessageFlag } from './hourly-limits.ts';
import type { ProductPictures, ShopMailer, ShopMailJob } from './mail-types.ts';
import { productsIn } from './mailed-products.ts';
import { readNewsletterToken } from './newsletter-token.ts';
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
  /** Settings that a message is written with: those at the moment of sending. */
  readonly shopSettings: Pick<ShopSettingsStore, 'current'>;
  readonly sent?: HourlyLimits['sent'];
  /** Pictures of these products for mails. */
  readonly picturesOf: (productIds: readonly string[]) => Promise<ProductPictures>;
};

/** Message delivery: messages are enqueued as jobs and sent when the jobs run. */
export type Mailers = {
  readonly accounts: AccountsMessenger;
  readonly shop: ShopMailer;
  /** Tasks for `runJobs`. */
  readonly tasks: Readonly<Record<string, Task>>;
  /** Null when all channels are configured. */
  readonly devMailbox: DevMailboxView | null;
};

/** 16 attempts are spread over 40 hours, so that a mail survives a mail server outage of a day (decision 70). */
const MAIL_ATTEMPTS = 16;
/** A code in a text message expires after minutes: 5 attempts are spread over 90 seconds. */
const TEXT_ATTEMPTS = 5;

/** Order mails and mails that a new user waits for run before other mails; account access mails run first. */
const URGENT = -10;
const SOON = -5;

/** Creates the mailers; `sent` is called after each sent message. Channels that are not configured go to the dev mailbox. */
export const createMailer = (
  box: SecretBox,
  { smtpUrl, mailFrom, texts, publicUrl, shopSettings, picturesOf, sent = async () => undefined }: MailSettings,
): Mailers => {
  const devMailbox = createDevMailbox();
  const mailTransport = smtpUrl === null ? devMailbox.mail : smtpTransport(smtpUrl, mailFrom);
  const smsTransport = texts === null ? devMailbox.text : httpSmsTransport(texts);
  const sendMail = async (
    key: string,
    productIds: readonly string[],
    compose: (settings: CurrentSettings, pictures: ProductPictures) => ComposedMail,
  ): Promise<void> => {
    const [settings, pictures] = await Promise.all([shopSettings.current(), picturesOf(productIds)]);
    const { contents, ...addresses } = compose(settings, pictures);
    await mailTransport({ key, ...addresses, ...renderMail(contents, settings, pictures.values()) });
    await sent('mail');
  };
  return {
    accounts: {
      mail: (transaction, mail) =>
        addJob(box, transaction, {
          task: 'account-mail',
          payload: mail,
          mostAttempts: MAIL_ATTEMPTS,
          ...urgencyOf(mail),
        }),
      text: (transaction, text) =>
        addJob(box, transaction, {
          task: 'account-text',
          payload: text,
          mostAttempts: TEXT_ATTEMPTS,
          priority: URGENT,
          flag: 'text' satisfies MessageFlag,
        }),
    },
    shop: {
      mail: (transaction, mails, otherJobs = []) => addJobs(box, transaction, [...mails.map(shopMail), ...otherJobs]),
      mailing: (mails, condition) => addJobsClause(box, mails.map(shopMail), condition),
      readLeaveToken: (token) => readUnsubscribeToken(box, token),
      readNewsletterToken: (token) => readNewsletterToken(box, token),
    },
    tasks: {
      'account-mail': (payload, { key }) =>
        sendMail(key, [], (settings) => {
          const mail = payload as AccountsMail;
          return { to: mail.to, replyTo: null, contents: [accountMailContent(mail, settings)] };
        }),
      'shop-mail': (payload, { key }) => {
        const mail = payload as ShopMailJob;
        return sendMail(key, productsIn(mail), (settings, pictures) =>
          composeMail(mail, { box, publicUrl, settings, pictures }),
        );
      },
      'account-text': async (payload, { key }) => {
        const text = payload as AccountsSms;
        // an expired code is useless, and sending it costs money
        if (Date.parse(text.goodUntil) < Date.now()) throw new JobFailure('its code is too old', { isFinal: true });
        await smsTransport({ key, ...accountSms(text, await shopSettings.current()) });
        await sent('text');
      },
    },
    devMailbox:
      smtpUrl !== null && texts !== null
        ? null
        : devMailboxRoutes(devMailbox, async () => (await shopSettings.current()).public),
  };
};

const shopMail = (mail: ShopMailJob): NewJob => ({
  task: 'shop-mail',
  payload: mail,
  mostAttempts: MAIL_ATTEMPTS,
  priority: 'order' in mail ? SOON : 0,
  flag: 'mail' satisfies MessageFlag,
});

/** Sign-up mails do not use the reserved share, because anyone can request them for any address. */
const urgencyOf = ({ kind }: AccountsMail): { readonly priority: number; readonly flag: MessageFlag } =>
  kind === 'signup' || kind === 'invite' ? { priority: SOON, flag: 'mail' } : { priority: URGENT, flag: 'urgent-mail' };

/** Tasks that send messages. */
export const messageTasks = ['account-mail', 'shop-mail', 'account-text'] as const;
