import type { Language } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { defineMail, onceADay } from '#core/server/mail/define-mail.ts';
import { Paragraph, part } from '#core/server/mail/mail-components.ts';

/** Mail to a customer whose account was deleted (decision 77). */
export const accountDeletedMail = defineMail<{ readonly language: Language; readonly name: string }>(
  'account-deleted',
  {
    audience: 'account',
    cause: 'stranger',
    limit: onceADay,
    body: ({ name }, { language, settings }) => {
      const { subject, preheader, body } = serverTexts(language, settings.public).mail.accountDeleted;
      return { subject, preheader, name, parts: body.map((text) => part(Paragraph, { text })) };
    },
    samples: (language) => [{ language, name: 'Salma' }],
  },
);

/**
 * Mail to the verified owner of an account that another person may have created (decision 163). `hasOrders`: orders were detached
 * from the account.
 */
export const accountClaimedMail = defineMail<{ readonly language: Language; readonly hasOrders: boolean }>(
  'account-claimed',
  {
    audience: 'account',
    cause: 'owner',
    body: ({ hasOrders }, { language, settings }) => {
      const { subject, preheader, body, orders, otherwise } = serverTexts(language, settings.public).mail
        .accountClaimed;
      const texts = [...body, ...(hasOrders ? [orders] : []), otherwise];
      return { subject, preheader, parts: texts.map((text) => part(Paragraph, { text })) };
    },
    samples: (language) => [
      { language, hasOrders: true },
      { language, hasOrders: false },
    ],
  },
);
