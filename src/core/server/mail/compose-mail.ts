import { defaultLanguage, type Language, localisedAddress } from '#core/i18n/language.ts';
import type { AnyMail } from './define-mail.ts';
import type { MailContent, MailContents, MailContext } from './mail.ts';
import { createUnsubscribeToken } from './unsubscribe-token.ts';

export type ComposedMail = { readonly to: string; readonly replyTo: string | null; readonly contents: MailContents };

/** Payload of a mail's job. */
export type MailPayload = { readonly kind: string; readonly to: string; readonly language?: Language };

/** Builds content, recipient and reply address of a mail. Mails to the shop are in Arabic, followed by English. */
export const composeMail = (
  mail: AnyMail,
  payload: MailPayload,
  context: Omit<MailContext, 'language'>,
): ComposedMail => {
  const { to, language = defaultLanguage } = payload;
  const contentIn = (each: Language): MailContent => ({
    language: each,
    ...mail.body(payload as never, { ...context, language: each }),
    ...(mail.list === undefined
      ? {}
      : { unsubscribeUrl: unsubscribeUrl(mail.list, to, { ...context, language: each }) }),
  });
  return {
    to,
    replyTo: mail.replyTo === undefined ? context.settings.facts.email : mail.replyTo(payload as never),
    contents:
      mail.audience === 'shop'
        ? [contentIn('ar'), contentIn('en')]
        : [contentIn(mail.language?.(payload as never) ?? language)],
  };
};

const unsubscribeUrl = (
  list: NonNullable<AnyMail['list']>,
  email: string,
  { box, publicUrl, language }: Pick<MailContext, 'box' | 'publicUrl' | 'language'>,
): string =>
  localisedAddress(`/unsubscribe?token=${createUnsubscribeToken(box, { list, email })}`, publicUrl, language);

/** Returns the mail language for a requested language tag: English for `en…`, otherwise Arabic. */
export const mailLanguage = (locale: string | null): Language =>
  locale !== null && /^en\b/i.test(locale) ? 'en' : defaultLanguage;
