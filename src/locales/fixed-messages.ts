import type { ReadOnlyReason } from '#features/content/text-overrides/text-override.ts';

/** Messages that cannot be replaced, by key or prefix; those that the specification quotes and the consents are added. */
export const fixedMessages: Readonly<Record<string, Exclude<ReadOnlyReason, 'specification' | 'consent'>>> = {
  personalData: 'legal',
  'content/unsubscribe': 'legal',
  'content/newsletterConfirmation': 'legal',
  'content/mail/unsubscribe': 'legal',
  'content/mail/newsletterConfirmation': 'legal',
  'content/mail/backInStock/why': 'legal',
  'content/mail/accountDeleted': 'legal',

  'content/home': 'page',
  'content/about': 'page',

  accountSecurity: 'security',
  'authFlows/factor': 'security',
  'authFlows/link': 'security',
  'authFlows/human': 'security',
  'content/mail/accounts': 'security',
  'content/mail/code': 'security',
  'content/mail/text': 'security',
  'content/mail/accountClaimed': 'security',
  'content/mail/adminGranted': 'security',
  'content/mail/staffInvited': 'security',
};

/** Messages that are not offered at all, by the beginning of their key, with the reason. */
export const unofferedMessages: Readonly<Record<string, string>> = {
  admin: 'only admins see it, and labels travel with every page',
  governorates: 'the server finds the governorate of an address by these names',
  'forms/validation/setting': 'only admins see it',
  'forms/validation/shipment': 'only admins see it',
  'forms/validation/courier': 'only admins see it',
  'forms/validation/settlement': 'only admins see it',
  'content/devMailbox': 'only developers see it',
  'content/search/found': 'the program makes it of numbers',
  'checkout/checkout/delivery': 'the program makes it of numbers',
  'checkout/confirmation/window': 'the program makes it of numbers',
};

/** Messages that need none of the parameters they are given. */
export const constantMessages: readonly string[] = ['processing', 'delivered', 'cancelled'].map(
  (status) => `content/mail/order/${status}/preheader`,
);

/** Names of properties that are no text. */
export const technicalNames: readonly string[] = ['key'];

/** Whether a key is one of these, or below it. */
export const isBelow = (key: string, beginning: string): boolean =>
  key === beginning || key.startsWith(`${beginning}/`) || key.startsWith(`${beginning}.`);
