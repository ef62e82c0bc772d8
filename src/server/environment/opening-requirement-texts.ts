import type { OpeningRequirement } from '#features/settings/opening.ts';

/** Missing opening requirements, for the terminal, the log and `doctor`. */
export const openingRequirementTexts: Readonly<Record<OpeningRequirement, string>> = {
  instapayHandle: 'the InstaPay handle',
  phone: 'the shop’s phone',
  email: 'the shop’s e-mail address',
  mailServer: 'a mail server (SMTP_URL)',
  mailFrom: 'the sender of mails (MAIL_FROM)',
};
