import type { AccountsMail, AccountsPost, AccountsText } from '../auth/accounts-room.ts';
import { addingJobs, addJob, addJobs, type NewJob } from '../jobs/add-job.ts';
import type { Task } from '../jobs/guard-task.ts';
import type { SecretBox } from '../sealing/secret-box.ts';
import { accountLetter } from './account-letter.ts';
import { accountText } from './account-text.ts';
import { type AddressedMail, addressMail } from './address-mail.ts';
import type { MailCarrier } from './carrier.ts';
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

/** Opens it. What no setting says how to send lies in the outbox. */
export const openPost = (box: SecretBox, { smtpUrl, mailFrom, texts, publicUrl }: PostSettings): Post => {
  const outbox = layOutbox();
  const carryMail = smtpUrl === null ? outbox.mail : smtpCarrier(smtpUrl, mailFrom);
  const carryText = texts === null ? outbox.text : httpTextCarrier(texts);
  return {
    accounts: {
      mail: (transaction, mail) =>
        addJob(box, transaction, { task: 'account-mail', payload: mail, mostAttempts: MAIL_ATTEMPTS }),
      text: (transaction, text) =>
        addJob(box, transaction, { task: 'account-text', payload: text, mostAttempts: TEXT_ATTEMPTS }),
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
      },
      'shop-mail': (payload, { key }) => send(carryMail, addressMail(payload as ShopMail, { box, publicUrl }), key),
      'account-text': (payload, { key }) => carryText({ key, ...accountText(payload as AccountsText) }),
    },
    outbox: smtpUrl !== null && texts !== null ? null : showOutbox(outbox),
  };
};

const shopMail = (mail: ShopMail): NewJob => ({ task: 'shop-mail', payload: mail, mostAttempts: MAIL_ATTEMPTS });

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
