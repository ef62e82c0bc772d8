import type { AccountsMail, AccountsPost, AccountsText } from '../../server/auth/accounts-room.ts';

/** Where the messages of an accounts service lie when no shop around it sends them. */
export type Tray = { readonly post: AccountsPost; readonly mails: AccountsMail[]; readonly texts: AccountsText[] };

export const layTray = (): Tray => {
  const mails: AccountsMail[] = [];
  const texts: AccountsText[] = [];
  const post: AccountsPost = {
    mail: async (_transaction, mail) => void mails.push(mail),
    text: async (_transaction, text) => void texts.push(text),
  };
  return { post, mails, texts };
};
