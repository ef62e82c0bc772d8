import type { AccountsMail, AccountsPost, AccountsText } from '../auth/accounts-room.ts';
import { addingJobs, addJob, addJobs, type NewJob } from '../jobs/add-job.ts';
import type { Task } from '../jobs/guard-task.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import type { SecretBox } from '../sealing/secret-box.ts';
import { accountLetter } from './account-letter.ts';
import { accountText } from './account-text.ts';
import { type AddressedMail, addressMail } from './address-mail.ts';
import type { MailCarrier } from './carrier.ts';
import type { HourlyLimits, MessageFlag } from './hourly-limits.ts';
import { readLeaveToken } from './leave-token.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { readNewsletterToken } from './newsletter-token.ts';
import { layOutbox } from './outbox.ts';
import type { ShopMail, ShopPost } from './shop-mail.ts';
import { type ShownOutbox, showOutbox } from './show-outbox.ts';
import { smtpCarrier } from './smtp.ts';
import { httpTextCarrier, type TextAdapter } from './text-adapter.ts';

export type PostSettings = {
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly texts: TextAdapter | null;
  /** Where the links of letters lead. */
  readonly publicUrl: string;
  readonly sent?: HourlyLimits['sent'];
};

/** How the shop reaches people: messages are added as jobs, and carried when the jobs run. */
export type Post = {
  readonly accounts: AccountsPost;
  readonly shop: ShopPost;
  /** To be given to `runJobs`. */
  readonly tasks: Readonly<Record<string, Task>>;
  /** Null when everything goes out. */
  readonly outbox: ShownOutbox | null;
};

/** A mail outlives a server that is away for a day: 16 attempts are spread over 40 hours (decision 70). */
const MAIL_ATTEMPTS = 16;
/** A code by text is dead after minutes: 5 attempts are spread over one and a half. */
const TEXT_ATTEMPTS = 5;

/** Mails about an order, and those that a newcomer waits for, go before what can wait; both after what opens an account. */
const URGENT = -10;
const SOON = -5;

/** Opens it; `sent` is told of each message that went out. What no setting says how to send lies in the outbox. */
export const openPost = (
  box: SecretBox,
  { smtpUrl, mailFrom, texts, publicUrl, sent = async () => undefined }: PostSettings,
): Post => {
  const outbox = layOutbox();
  const carryMail = smtpUrl === null ? outbox.mail : smtpCarrier(smtpUrl, mailFrom);
  const carryText = texts === null ? outbox.text : httpTextCarrier(texts);
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
      mailing: (mails, condition) => addingJobs(box, mails.map(shopMail), condition),
      readLeaveToken: (token) => readLeaveToken(box, token),
      readNewsletterToken: (token) => readNewsletterToken(box, token),
    },
    tasks: {
      'account-mail': async (payload, { key }) => {
        const mail = payload as AccountsMail;
        await send(carryMail, { to: mail.to, replyTo: null, letters: [accountLetter(mail)] }, key);
        await sent('mail');
      },
      'shop-mail': async (payload, { key }) => {
        await send(carryMail, addressMail(payload as ShopMail, { box, publicUrl }), key);
        await sent('mail');
      },
      'account-text': async (payload, { key }) => {
        const text = payload as AccountsText;
        // it costs money, and opens nothing
        if (Date.parse(text.goodUntil) < Date.now()) throw new JobFailure('its code is too old', { isFinal: true });
        await carryText({ key, ...accountText(text) });
        await sent('text');
      },
    },
    outbox: smtpUrl !== null && texts !== null ? null : showOutbox(outbox),
  };
};

const shopMail = (mail: ShopMail): NewJob => ({
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

const send = (carry: MailCarrier, { to, replyTo, letters }: AddressedMail, key: string): Promise<void> => {
  const [{ language, subject, button, code, leaveUrl }] = letters;
  return carry({
    key,
    to,
    replyTo,
    language,
    subject,
    html: letterHtml(letters),
    text: letterText(letters),
    links: [button?.url, leaveUrl].filter((url) => typeof url === 'string'),
    code: code?.code ?? null,
    leaveUrl,
  });
};
