import type { AccountsMail, AccountsMessenger, AccountsSms } from '../../accounts/index.ts';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';
import { addJob, addJobs, addJobsClause, type NewJob } from '../jobs/add-job.ts';
import { JobFailure, type Task } from '../jobs/task-wrapper.ts';

import { accountMailContent, accountSms } from './account-mails.ts';

import { composeMail, type LocalizedMail } from './compose-mail.ts';
import { createDevMailbox, type DevMailboxView, devMailboxRoutes } from './dev-mailbox.ts';

import type { HourlyLimits, MessageFlag } from './hourly-limits.ts';
import type { ShopMailer, ShopMailJob } from './mail-types.ts';
import { readNewsletterToken } from './newsletter-token.ts';
import { renderMailHtml } from './render-html.ts';
import { renderMailText } from './render-text.ts';
import { httpSmsTransport, type SmsAdapterSettings } from './sms-transport.ts';
import { type MailTransport, smtpTransport } from './smtp-transport.ts';

import { readUnsubscribeToken } from './unsubscribe-token.ts';

export type MailSettings = {
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly texts: SmsAdapterSettings | null;
  /** Where the links of letters lead. */
  readonly publicUrl: string;
  readonly sent?: HourlyLimits['sent'];
};

/** How the shop reaches people: messages are added as jobs, and carried when the jobs run. */
export type Mailers = {
  readonly accounts: AccountsMessenger;
  readonly shop: ShopMailer;
  /** To be given to `runJobs`. */
  readonly tasks: Readonly<Record<string, Task>>;
  /** Null when everything goes out. */
  readonly outbox: DevMailboxView | null;
};

/** A mail outlives a server that is away for a day: 16 attempts are spread over 40 hours (decision 70). */
const MAIL_ATTEMPTS = 16;
/** A code by text is dead after minutes: 5 attempts are spread over one and a half. */
const TEXT_ATTEMPTS = 5;

/** Mails about an order, and those that a newcomer waits for, go before what can wait; both after what opens an account. */
const URGENT = -10;
const SOON = -5;

/** Opens it; `sent` is told of each message that went out. What no setting says how to send lies in the outbox. */
export const createMailer = (
  box: SecretBox,
  { smtpUrl, mailFrom, texts, publicUrl, sent = async () => undefined }: MailSettings,
): Mailers => {
  const outbox = createDevMailbox();
  const carryMail = smtpUrl === null ? outbox.mail : smtpTransport(smtpUrl, mailFrom);
  const carryText = texts === null ? outbox.text : httpSmsTransport(texts);
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
      mail: (transaction, mails) => addJobs(box, transaction, mails.map(shopMail)),
      mailing: (mails, condition) => addJobsClause(box, mails.map(shopMail), condition),
      readLeaveToken: (token) => readUnsubscribeToken(box, token),
      readNewsletterToken: (token) => readNewsletterToken(box, token),
    },
    tasks: {
      'account-mail': async (payload, { key }) => {
        const mail = payload as AccountsMail;
        await send(carryMail, { to: mail.to, replyTo: null, letters: [accountMailContent(mail)] }, key);
        await sent('mail');
      },
      'shop-mail': async (payload, { key }) => {
        await send(carryMail, composeMail(payload as ShopMailJob, { box, publicUrl }), key);
        await sent('mail');
      },
      'account-text': async (payload, { key }) => {
        const text = payload as AccountsSms;
        // it costs money, and opens nothing
        if (Date.parse(text.goodUntil) < Date.now()) throw new JobFailure('its code is too old', { isFinal: true });
        await carryText({ key, ...accountSms(text) });
        await sent('text');
      },
    },
    outbox: smtpUrl !== null && texts !== null ? null : devMailboxRoutes(outbox),
  };
};

const shopMail = (mail: ShopMailJob): NewJob => ({
  task: 'shop-mail',
  payload: mail,
  mostAttempts: MAIL_ATTEMPTS,
  priority: 'order' in mail ? SOON : 0,
  flag: 'mail' satisfies MessageFlag,
});

/** Anybody can sign up with any address, so those mails have no share of what is kept for people with an account. */
const urgencyOf = ({ kind }: AccountsMail): { readonly priority: number; readonly flag: MessageFlag } =>
  kind === 'signup' || kind === 'invite' ? { priority: SOON, flag: 'mail' } : { priority: URGENT, flag: 'urgent-mail' };

/** The tasks that send something to somebody. */
export const messageTasks = ['account-mail', 'shop-mail', 'account-text'] as const;

const send = (carry: MailTransport, { to, replyTo, letters }: LocalizedMail, key: string): Promise<void> => {
  const [{ language, subject, button, code, leaveUrl }] = letters;
  return carry({
    key,
    to,
    replyTo,
    language,
    subject,
    html: renderMailHtml(letters),
    text: renderMailText(letters),
    links: [button?.url, leaveUrl].filter((url) => typeof url === 'string'),
    code: code?.code ?? null,
    leaveUrl,
  });
};
