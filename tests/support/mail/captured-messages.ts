import type { AccountsMail, AccountsMessenger, AccountsSms } from '#features/auth/server/accounts/accounts-context.ts';

/** Captured messages of an accounts service that runs without a shop. */
export type Tray = {
  readonly mailer: AccountsMessenger;
  readonly mails: AccountsMail[];
  readonly texts: AccountsSms[];
};

export const createCapturedMessages = (): Tray => {
  const mails: AccountsMail[] = [];
  const texts: AccountsSms[] = [];
  const mailer: AccountsMessenger = {
    mail: async (_transaction, mail) => void mails.push(mail),
    text: async (_transaction, text) => void texts.push(text),
  };
  return { mailer, mails, texts };
};
