import type { TestProject } from 'vitest/node';
import type { PublicSettings } from '#core/settings/settings.ts';
import { writeAccountsFile } from '#features/auth/testing/auth-page.ts';
import { createDatabase, type FreshDatabase } from '../database.ts';
import { acquireDatabaseServer } from '../database-server.ts';
import { type ServedShop, serveShop } from '../shop/http-shop.ts';
import { testSettings } from '../test-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Language of the page that runs the component tests. */
    language: 'ar' | 'en';
    /** Public settings of the shop behind the components. */
    settings: PublicSettings;
  }
}

/** The shop behind the component tests, with its database. */
export type ComponentShop = Pick<ServedShop, 'shop' | 'fetch'> & { readonly database: FreshDatabase };

type OpenedShop = ComponentShop & { readonly close: () => Promise<void> };

declare global {
  /** Shop of the run. Vite's server reads it, which loads none of the shop's modules. */
  var lazawardComponentShop: Promise<ComponentShop> | undefined;
}

let opening: Promise<OpenedShop> | undefined;
let users = 0;

/**
 * Runs once for each page of the component tests; they share one shop. It is open before the first test, whose expectations
 * would time out meanwhile.
 */
export default async function provideShop(project: TestProject): Promise<() => Promise<void>> {
  project.provide('settings', testSettings);
  users += 1;
  opening ??= openShop();
  globalThis.lazawardComponentShop = opening;
  await opening;
  return async () => {
    users -= 1;
    if (users === 0) await (await opening)?.close();
  };
}

const perIp = { max: 10_000, windowSeconds: 60 };

/** All customers of a run have the same address. */
const limitsOfVisitors = {
  signUpPerIp: perIp,
  mailRequestsPerIp: perIp,
  mailsPerNetwork: perIp,
  verifyPerIp: perIp,
  factorPerIp: perIp,
};

const openShop = async (): Promise<OpenedShop> => {
  const { server, release } = await acquireDatabaseServer();
  const database = await createDatabase(server, { isStocked: true });
  const accounts = await writeAccountsFile({ limits: limitsOfVisitors });
  const { shop, fetch, close } = await serveShop(database.url, { ACCOUNTS_FILE: accounts.path });
  return {
    shop,
    fetch,
    database,
    close: async () => {
      await close();
      await accounts.remove();
      await database.drop();
      await release();
    },
  };
};
