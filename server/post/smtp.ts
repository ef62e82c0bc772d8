import { createTransport } from 'nodemailer';
import { owner } from '../../owner.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import type { Mail, MailCarrier } from './carrier.ts';

const SILENCE_MS = 15_000;

/** Carries mails to the server at `url` (`smtp://` with STARTTLS when offered, or `smtps://`), written by `from`. */
export const smtpCarrier = (url: string, from: string): MailCarrier => {
  const transport = createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    // a mail is made of what we wrote, never of what lies in a file or elsewhere
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.slice(from.lastIndexOf('@') + 1);
  return async ({ key, to, language, subject, html, text, replyTo, leaveUrl }: Mail) => {
    try {
      await transport.sendMail({
        from: { name: owner.name[language], address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${key}@${host}>`,
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(leaveUrl === null ? {} : oneClick(leaveUrl)),
        },
      });
    } catch (error) {
      throw asFailure(error);
    }
  };
};

/** RFC 8058: a mailbox may show a button of its own, which sends this to the address. */
const oneClick = (leaveUrl: string) => ({
  'List-Unsubscribe': `<${leaveUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * A server repeats addresses in its answers, so only its number is told. Final is what it says for good of the reader or
 * of the mail; what it has against the shop, its owner can mend.
 */
const asFailure = (error: unknown): JobFailure => {
  const { code, responseCode, command } = error as Readonly<Record<string, unknown>>;
  const number = typeof responseCode === 'number' ? responseCode : null;
  const kind = typeof code === 'string' ? code : 'unknown';
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isFinal = isAboutMail && number !== null && number >= 500;
  return new JobFailure(`mail server: ${kind}${number === null ? '' : ` ${number}`}`, { isFinal });
};
