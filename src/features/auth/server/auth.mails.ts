import type { Language } from '#core/i18n/language.ts';
import { mailLanguage } from '#core/server/mail/compose-mail.ts';
import type { MailContent } from '#core/server/mail/mail.ts';
import { Button, Code, Paragraph, part } from '#core/server/mail/mail-components.ts';
import type { SmsMessage } from '#core/server/mail/smtp-transport.ts';
import type { CurrentSettings } from '#core/server/settings/settings-store.ts';
import { serverTexts } from '../../../locales/content.ts';
import type { AccountsMail, AccountsSms } from './accounts/index.ts';

/** Builds the content of a mail of the accounts service. */
export const accountMailContent = (
  { kind, language: asked, code, link }: AccountsMail,
  settings: CurrentSettings,
): MailContent => {
  const language = mailLanguage(asked);
  const { accounts, code: aboutCode } = serverTexts(language, settings.public).mail;
  const { subject, preheader, about, otherwise } = accounts[kind];
  // reauthentication accepts codes only
  const button =
    kind === 'reauthentication' || link === null
      ? null
      : { press: accounts[kind].press, label: accounts[kind].button, url: inLanguage(link, language) };
  return {
    language,
    subject,
    preheader,
    parts: [
      part(Paragraph, { text: about }),
      ...(button === null ? [] : [part(Button, { language, settings, ...button })]),
      part(Code, { above: button === null ? aboutCode.only : aboutCode.beside, code, below: aboutCode.secret }),
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

/** Builds the text message with a code (accounts contract, section 2: factors). */
export const accountSms = (
  { to, language: asked, code, channel }: AccountsSms,
  settings: CurrentSettings,
): Omit<SmsMessage, 'key'> => {
  const language = mailLanguage(asked);
  return { to: `+${to}`, language, text: serverTexts(language, settings.public).mail.text({ code }), channel, code };
};
