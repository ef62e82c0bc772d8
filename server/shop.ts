import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { answerOneClick } from './api/answer-one-click.ts';
import { type Api, createApi } from './api.ts';
import { accountsSettings } from './auth/accounts-settings.ts';
import type { OwnersAccounts } from './auth/alone/config-rules.ts';
import { readOwnersAccounts } from './auth/alone/read-config.ts';
import { captchaSources } from './auth/captcha/captcha-providers.ts';
import { type Accounts, createAccounts } from './auth/create-accounts.ts';
import { connectCounters } from './auth/try-limits.ts';
import { buildFolder, type PageRenderer } from './built-pages.ts';
import { connect, type Database } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import type { Tables } from './database/schema.ts';
import { watchDatabase } from './database/watch-database.ts';
import { shopDocuments } from './discovery/shop-documents.ts';
import { answerRequests } from './http/answer-requests.ts';
import { keepDocuments } from './http/documents.ts';
import { createDoors } from './http/doors.ts';
import { createGate } from './http/gate.ts';
import { keepOwnPhotographs } from './http/own-photographs.ts';
import { createPages } from './http/pages.ts';
import { watchRequests } from './http/watch-requests.ts';
import { openInsight } from './insight/open-insight.ts';
import { everyDay } from './jobs/every-day.ts';
import { migrateJobs } from './jobs/migrate-jobs.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { forgetting } from './own-data/forgetting.ts';
import { clearClaimedAccount } from './people/clear-claimed-account.ts';
import { welcomeCustomer } from './people/welcome-customer.ts';
import { keepHourlyLimits } from './post/hourly-limits.ts';
import { openPost } from './post/open-post.ts';
import { listenForChanges } from './products/listen-for-changes.ts';
import { loadCatalogue } from './products/load-catalogue.ts';
import { findPictureFile } from './products/pictures/find-picture-file.ts';
import { sweepPictureFiles } from './products/pictures/sweep-picture-files.ts';
import { createSecretBox } from './sealing/secret-box.ts';
import { secretKeyOf } from './settings/secret-key.ts';
import type { Settings } from './settings.ts';

export type ShopParts = {
  readonly settings: Settings;
  /** What the file ACCOUNTS_FILE says, as `ownersAccounts` reads it. */
  readonly accountsWishes: OwnersAccounts;
  readonly databaseUrl: string;
  readonly publicUrl: string;
  readonly pages: PageRenderer;
  /** False while pages are being written: then each is made anew for each visit. */
  readonly isKeepingPages?: boolean;
  /** Whether the port is about to close, so that visitors are to be sent elsewhere. */
  readonly isLeaving?: () => boolean;
  readonly log: Logger;
};

export type Shop = {
  readonly answer: RequestListener;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly api: Api;
  /** Where messages that nobody carries can be read, with its key; null when everything goes out. */
  readonly outboxUrl: string | null;
  close(): Promise<void>;
};

/** Puts the shop together on a database: brings it up to date, fills the shelves, opens accounts, API and pages. */
export const openShop = async ({
  settings,
  accountsWishes,
  databaseUrl,
  publicUrl,
  pages: renderer,
  isKeepingPages = true,
  isLeaving = () => false,
  log,
}: ShopParts): Promise<Shop> => {
  const applied = await migrate(databaseUrl);
  if (applied.length > 0) log.info({ applied }, 'the database is up to date');
  await migrateJobs(databaseUrl, log);
  const watch = watchDatabase(databaseUrl);
  const database = connect(databaseUrl, { poolSize: settings.databasePool, watch });
  const counters = connectCounters(databaseUrl, watch);
  const { tracer, counts, metrics } = await openInsight({ ...settings, pool: database.pool, log });
  await loadCatalogue(database);

  const secretKey = await secretKeyOf(settings);
  const box = createSecretBox(secretKey);
  const perHour = { mail: settings.mailsPerHour, text: settings.textsPerHour };
  const hourlyLimits = keepHourlyLimits({ database, perHour, log, counts });
  const post = openPost(box, { ...settings, publicUrl, sent: hourlyLimits.sent });
  const pseudonym = (address: string) => box.hash('consent', address);
  const room = { database, settings, clock: () => new Date(), randomBytes, post: post.shop, pseudonym, log, counts };
  const accountsAsWished = accountsSettings({
    externalUrl: `${publicUrl}/auth/v1`,
    // the page that reads what an address tells whoever comes back by it
    siteUrl: `${publicUrl}/auth`,
    confirmPage: `${publicUrl}/auth/confirm`,
    trustedProxies: settings.trustedProxies,
    ...accountsWishes,
  });
  const accounts = await createAccounts({
    pool: database.pool,
    counters: counters.pool,
    settings: accountsAsWished,
    secretKey,
    post: post.accounts,
    afterSignUp: (transaction, user) => welcomeCustomer(room, transaction.withTables<Tables>(), user),
    afterClaim: (transaction, account) => clearClaimedAccount(room, transaction.withTables<Tables>(), account),
    inTurn: createGate(gates.accounts).inTurn,
    log,
  });
  const api = createApi({ ...room, accounts, inTurn: createGate(gates.api).inTurn });
  const pages = createPages({
    render: (request, language) =>
      renderer.render(request, {
        language,
        publicUrl,
        wordsChunk: renderer.wordsChunks[language],
        vendorChunk: renderer.vendorChunk,
        shop: api.inProcess,
      }),
    gate: createGate(gates.pages),
    plainGate: createGate(gates.plainPages),
    publicUrl,
    isKept: isKeepingPages,
    sheets: renderer.sheets,
    guests: captchaSources(accountsAsWished.captcha),
    log,
  });
  const documents = keepDocuments({ documents: shopDocuments({ database, publicUrl }), log });
  const changes = listenForChanges(databaseUrl, () => {
    pages.forget();
    documents.forget();
  });
  const doors = createDoors({
    buildFolder,
    publicUrl,
    trustedProxies: settings.trustedProxies,
    // who has changed something reads the changed page next
    api: async (request, address) => {
      const answer = await api.handle(request, address);
      // a refused call has changed nothing, and a database that is away would be waited for once more
      if (request.method !== 'GET' && answer.status !== 503) await changes.catchUp();
      return answer;
    },
    accounts: accounts.handle,
    oneClick: (request, address) => answerOneClick(api.handle, request, address),
    documents,
    ownPhotographs: keepOwnPhotographs({ find: (wanted) => findPictureFile(database, wanted), log }),
    outbox: post.outbox,
    metrics,
    readiness: async () => (isLeaving() ? 'leaving' : (await watch.answers()) ? 'ready' : 'unavailable'),
  });

  const jobs = await runJobs({
    databaseUrl,
    box,
    tasks: post.tasks,
    heldFlags: hourlyLimits.heldFlags,
    log,
    counts,
    tracer,
  });
  counts?.look({
    pages: pages.counts,
    pool: database.pool,
    waitingJobs: jobs.waiting,
    messages: () => hourlyLimits.look(database.kysely),
  });
  const chores = everyDay([{ name: 'picture files', work: () => sweepPictureFiles(room) }, ...forgetting(room)], log);

  return {
    answer: watchRequests(answerRequests({ publicUrl, pages, doors, outbox: post.outbox, log }), {
      trustedProxies: settings.trustedProxies,
      log,
      counts,
      tracer,
    }),
    database,
    accounts,
    api,
    outboxUrl: post.outbox === null ? null : `${publicUrl}${post.outbox.path}`,
    close: async () => {
      await jobs.stop();
      await chores.stop();
      await changes.stop();
      await accounts.close();
      await counters.close();
      await database.close();
      await watch.stop();
      await tracer?.stop();
    },
  };
};

/**
 * How many of each kind are let through at once (decision 111). What is rendered takes the processor, a call the database,
 * a sign-in both; as many wait as can be answered in those two seconds on a small machine.
 */
const gates = {
  pages: { atOnce: 4, mostWaiting: 128, patienceMs: 2_000 },
  plainPages: { atOnce: 2, mostWaiting: 64, patienceMs: 2_000 },
  api: { atOnce: 32, mostWaiting: 256, patienceMs: 2_000 },
  accounts: { atOnce: 32, mostWaiting: 128, patienceMs: 2_000 },
};

/** What the owner's file says, of which a mistake stops the start. */
export const ownersAccounts = async (file: string | null): Promise<OwnersAccounts> => {
  if (file === null) return {};
  try {
    return readOwnersAccounts(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new Error(`ACCOUNTS_FILE (${file}) cannot be used. ${reason}`, { cause: error });
  }
};
