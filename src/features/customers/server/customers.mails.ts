import { formatPercent } from '#core/i18n/format.ts';
import { type Language, localisedAddress } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { defineMail, onceADay } from '#core/server/mail/define-mail.ts';
import { Button, Code, Paragraph, part } from '#core/server/mail/mail-components.ts';

/** Mail to a new customer, with the personal welcome code and its percentage at creation, if any (decision 8). */
export const welcomeMail = defineMail<{
  readonly language: Language;
  readonly name: string;
  readonly code: { readonly text: string; readonly percent: number } | null;
}>('welcome', {
  audience: 'account',
  cause: 'stranger',
  limit: onceADay,
  body: ({ name, code }, { language, settings, publicUrl }) => {
    const { subject, preheader, about, above, below, button } = serverTexts(language, settings.public).mail.welcome;
    return {
      subject,
      preheader: code === null ? about : preheader,
      name,
      parts: [
        part(Paragraph, { text: about }),
        ...(code === null
          ? []
          : [
              part(Code, {
                above: above({ rate: formatPercent(code.percent / 100, language) }),
                code: code.text,
                below,
              }),
            ]),
        part(Button, { language, settings, label: button, url: localisedAddress('/products', publicUrl, language) }),
      ],
    };
  },
  samples: (language) => [
    { language, name: 'Salma', code: { text: 'WELCOME-ABCDEF', percent: 10 } },
    { language, name: '', code: null },
  ],
});
