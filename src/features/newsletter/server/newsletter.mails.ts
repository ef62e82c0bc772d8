import { type Language, localisedAddress } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { defineMail } from '#core/server/mail/define-mail.ts';
import { Button, Paragraph, part } from '#core/server/mail/mail-components.ts';
import { createNewsletterToken } from './newsletter-token.ts';

/** Mail with the confirmation link of a newsletter subscription (decision 171); `askedAt` is the time of the request. */
export const newsletterConfirmationMail = defineMail<{ readonly language: Language; readonly askedAt: string }>(
  'newsletter-confirmation',
  {
    audience: 'entered address',
    cause: 'stranger',
    limit: { max: 3, per: 'day', of: 'address' },
    body: ({ to: email, askedAt }, { language, settings, publicUrl, box }) => {
      const { subject, preheader, about, press, button, otherwise } = serverTexts(language, settings.public).mail
        .newsletterConfirmation;
      const token = createNewsletterToken(box, { email, language, askedAt });
      const url = localisedAddress(`/confirm-newsletter?token=${token}`, publicUrl, language);
      return {
        subject,
        preheader,
        parts: [
          part(Paragraph, { text: about }),
          part(Button, { language, settings, press, label: button, url }),
          part(Paragraph, { text: otherwise }),
        ],
      };
    },
    samples: (language) => [{ language, askedAt: '2026-03-10T09:00:00.000Z' }],
  },
);

/** Welcome mail to a new newsletter subscriber (decision 29); `cause` is the id of the subscription. */
export const newsletterWelcomeMail = defineMail<{ readonly language: Language; readonly cause: string }>(
  'newsletter-welcome',
  {
    audience: 'entered address',
    cause: 'owner',
    list: 'newsletter',
    body: (_, { language, settings, publicUrl }) => {
      const { subject, preheader, body, button } = serverTexts(language, settings.public).mail.newsletterWelcome;
      return {
        subject,
        preheader,
        parts: [
          ...body.map((text) => part(Paragraph, { text })),
          part(Button, { language, settings, label: button, url: localisedAddress('/', publicUrl, language) }),
        ],
      };
    },
    samples: (language) => [{ language, cause: 'example' }],
  },
);
