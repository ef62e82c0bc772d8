import { afterAll, beforeAll } from 'vitest';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { type MailServer, openMailServer } from './mail-server.ts';
import { type ServedShop, serveShop } from './served-shop.ts';

/** For the tests of one file: a shop behind a proxy on a database of its own, whose mails go to a real mail server. */
export const shopWithMails = () => {
  let database: FreshDatabase;
  let mails: MailServer;
  let shop: ServedShop;
  beforeAll(async () => {
    database = await freshDatabase();
    mails = await openMailServer();
    shop = await serveShop(database.url, { SMTP_URL: mails.url, TRUST_PROXY: '1' });
  });
  afterAll(async () => {
    await shop.close();
    await mails.close();
    await database.drop();
  });
  return {
    get database() {
      return database;
    },
    get mails() {
      return mails;
    },
    get shop() {
      return shop;
    },
  };
};
