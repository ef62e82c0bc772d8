import type { Language } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import { addJobs } from '#core/server/jobs/enqueue-job.ts';
import { mailLanguage } from '#core/server/mail/compose-mail.ts';
import { defineMail, type Mail, type MailLimit } from '#core/server/mail/define-mail.ts';
import type { MailBody, MailContext } from '#core/server/mail/mail.ts';
import { Button, Code, Paragraph, part } from '#core/server/mail/mail-components.ts';
import { textJob } from '#core/server/mail/mailer.ts';
import type { SmsMessage } from '#core/server/mail/smtp-transport.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import type { AccountsMail, AccountsMessenger, AccountsSms, MailKind } from './accounts/index.ts';

/** Code and link of the accounts service. */
type AccountMail = Pick<AccountsMail, 'language' | 'code' | 'link'>;

/** `limits.mailsToAddress` of the accounts service. */
const tenPerHour: MailLimit = { max: 10, per: 'hour', of: 'address' };

const accountMail = (
  kind: MailKind,
  options: Pick<Mail<AccountMail>, 'cause' | 'priority'> & { readonly limit?: MailLimit },
): Mail<AccountMail> =>
  defineMail(`account-${kind}`, {
    audience: 'account',
    ...options,
    language: ({ language }) => mailLanguage(language),
    replyTo: () => null,
    body: (mail, context) => accountMailBody(kind, mail, context),
    samples: (language) => [
      { language, code: '123456', link: 'https://shop.example/auth/confirm?token_hash=example' },
      { language, code: '123456', link: null },
    ],
  });

export const accountSignUpMail = accountMail('signup', { cause: 'stranger', limit: tenPerHour, priority: 'urgent' });
export const accountRecoveryMail = accountMail('recovery', {
  cause: 'stranger',
  limit: tenPerHour,
  priority: 'urgent',
});
export const accountReauthenticationMail = accountMail('reauthentication', {
  cause: 'stranger',
  limit: tenPerHour,
  priority: 'urgent',
});
export const accountInviteMail = accountMail('invite', { cause: 'staff', priority: 'soon' });

const accountMails = {
  signup: accountSignUpMail,
  recovery: accountRecoveryMail,
  reauthentication: accountReauthenticationMail,
  invite: accountInviteMail,
} as const satisfies Readonly<Record<MailKind, Mail<AccountMail>>>;

const accountMailBody = (
  kind: MailKind,
  { code, link }: AccountMail,
  { language, settings }: MailContext,
): MailBody => {
  const { accounts, code: aboutCode } = serverTexts(language, settings.public).mail;
  const { subject, preheader, about, otherwise } = accounts[kind];
  // reauthentication accepts codes only
  const button =
    kind === 'reauthentication' || link === null
      ? null
      : { press: accounts[kind].press, label: accounts[kind].button, url: inLanguage(link, language) };
  return {
    subject,
    preheader,
    parts: [
      part(Paragraph, { text: about }),
      ...(button === null ? [] : [part(Button, { language, settings, ...button })]),
      part(Code, {
        above: button === null ? aboutCode.only : aboutCode.codeInstruction,
        code,
        below: aboutCode.secret,
      }),
      part(Paragraph, { text: otherwise }),
    ],
  };
};

/** Adds the mail's language to the link, so that the page opens in it on any device. */
const inLanguage = (link: string, language: Language): string => {
  const url = new URL(link);
  url.searchParams.set('lang', language);
  return url.href;
};

/**
 * Enqueues the messages of the accounts service. Only proven addresses use the hourly share reserved for account access, because
 * anyone can sign up with another person's address and request mails to it.
 */
export const createAccountsMessenger = (box: SecretBox): AccountsMessenger => ({
  mail: (transaction, { kind, isProven, ...mail }) =>
    accountMails[kind].send({ box }, transaction, isProven || kind === 'invite' ? mail : { ...mail, isUnproven: true }),
  text: (transaction, text) => addJobs(box, transaction, [textJob(text)]),
});

/** Builds the text message with a code (accounts contract, section 2: factors). */
export const composeAccountText = (
  { to, language: requested, code, channel, goodUntil }: AccountsSms,
  settings: CurrentSettings,
): Omit<SmsMessage, 'key'> & Pick<AccountsSms, 'goodUntil'> => {
  const language = mailLanguage(requested);
  const text = serverTexts(language, settings.public).mail.text({ code });
  return { to: `+${to}`, language, text, channel, code, goodUntil };
};
