import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { accountsSettings, captchaSources, createAccounts } from '../accounts/index.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { Tables } from '../platform/database/schema.ts';
import { createSecretBox } from '../platform/encryption/secret-box.ts';
import { createObservability } from '../platform/observability/observability.ts';
import { createApi } from './api/api.ts';
import { handleOneClickUnsubscribe } from './api/handle-one-click-unsubscribe.ts';
import { buildFolder } from './built-pages.ts';
import { connectDatabases } from './connect-databases.ts';
import { cacheDocuments } from './http/cached-documents.ts';
import { concurrencyLimits, createConcurrencyLimiter } from './http/concurrency-limiter.ts';
import { observeRequests } from './http/observe-requests.ts';
import { createPages } from './http/pages.ts';
import { createRequestListener } from './http/request-listener.ts';
import { createRouter } from './http/router.ts';
import { serveCustomPictures } from './http/static-files.ts';
import { migrateJobs } from './jobs/job-schema.ts';
import { runJobs } from './jobs/job-worker.ts';
import { startMomentTimer } from './jobs/moment-timer.ts';
import { everyFiveMinutes } from './jobs/scheduled-tasks.ts';
import { createHourlyLimits } from './mail/hourly-limits.ts';
import { createMailer } from './mail/mailer.ts';
import { migrationFolders } from './migration-folders.ts';
import { countOpenPayments } from './payments/open-payments.ts';
import { createPaymentPages } from './payments/payment-pages.ts';
import { createPaymentSettings } from './payments/payment-settings.ts';
import { picturesForMails } from './products/pictures/mail-pictures.ts';
import { findPictureFile } from './products/pictures/pictures.ts';
import { listenForProductChanges } from './products/product-changes.ts';
import { applyDueSales } from './products/sale-dates.ts';
import { seedCatalogue } from './products/seed-catalogue.ts';
import { clearClaimedAccount } from './profiles/clear-claimed-account.ts';
import { createCustomer } from './profiles/create-customer.ts';
import { shopDocuments } from './public-documents/public-documents.ts';
import { createSearchCounter } from './searches/search-counter.ts';
import { secretKeyOf } from './settings/secret-key.ts';
import type { Shop, ShopOptions } from './shop-options.ts';
import { watchPlannedVersions } from './shop-settings/planned-versions.ts';
import { createShopSettings } from './shop-settings/shop-settings-store.ts';
import { scheduledShopTasks, shopTasks } from './shop-tasks.ts';
import { countStockDiscrepancies } from './stock/check-stock.ts';

/** Creates the shop on a database: migrates and seeds it, then sets up accounts, API and pages. */
export const createShop = async ({
  settings,
  accountsOptions,
  databaseUrl,
  publicUrl,
  pages: renderer,
  isKeepingPages = true,
  isLeaving = () => false,
  log,
}: ShopOptions): Promise<Shop> => {
  const directUrl = settings.databaseDirectUrl ?? databaseUrl;
  const applied = await migrate(directUrl, migrationFolders, log);
  if (applied.length > 0) log.info({ applied }, 'migrations were applied');
  await migrateJobs(directUrl, log);
  const connections = connectDatabases(databaseUrl, settings, log);
  const { watch, database, counters, reads } = connections;
  // a later check by another server is a fail-over
  await watch.answers();
  const { tracer, counts, metrics } = await createObservability({ ...settings, pool: database.pool, log });
  await seedCatalogue(database);
  const secretKey = await secretKeyOf(settings);
  const box = createSecretBox(secretKey);
  const paymentSettings = createPaymentSettings({ box, environment: settings.payments, publicUrl, log });
  const shopSettings = createShopSettings(database, paymentSettings, log);
  // a database that goes away right after the start leaves settings to serve pages with
  await shopSettings.current();
  const perHour = { mail: settings.mailsPerHour, text: settings.textsPerHour };
  const hourlyLimits = createHourlyLimits({ database, perHour, log, counts });
  const mailers = createMailer(box, {
    ...settings,
    publicUrl,
    shopSettings,
    sent: hourlyLimits.sent,
    picturesOf: picturesForMails({ database, log }, join(buildFolder, 'photographs')),
  });
  const clock = () => new Date();
  const searchCounter = createSearchCounter({ database, clock, log });
  const context = {
    database,
    settings,
    shopSettings,
    paymentSettings,
    publicUrl,
    clock,
    randomBytes,
    box,
    mailer: mailers.shop,
    searchCounter,
    log,
    counts,
  };
  const accountsConfiguration = accountsSettings({
    externalUrl: `${publicUrl}/auth/v1`,
    // the page that handles the redirect of a provider or mail link
    siteUrl: `${publicUrl}/auth`,
    confirmPage: `${publicUrl}/auth/confirm`,
    trustedProxies: settings.trustedProxies,
    ...accountsOptions,
  });
  const accounts = await createAccounts({
    pool: database.pool,
    counters: counters.pool,
    settings: accountsConfiguration,
    secretKey,
    mailer: mailers.accounts,
    afterSignUp: (transaction, user) => createCustomer(context, transaction.withTables<Tables>(), user),
    afterClaim: (transaction, account) => clearClaimedAccount(context, transaction.withTables<Tables>(), account),
    inTurn: createConcurrencyLimiter(concurrencyLimits.accounts).inTurn,
    log,
  });
  const shop = { ...context, accounts };
  const api = createApi({ ...shop, reads, inTurn: createConcurrencyLimiter(concurrencyLimits.api).inTurn });
  const pages = createPages({
    render: async (request, language) => {
      const { public: shown, pages: carried, facts } = await shopSettings.current();
      return renderer.render(request, {
        language,
        settings: shown,
        pageSettings: carried[language],
        facts,
        publicUrl,
        wordsChunk: renderer.wordsChunks[language],
        vendorChunk: renderer.vendorChunk,
        shop: api.inProcess,
      });
    },
    limiter: createConcurrencyLimiter(concurrencyLimits.pages),
    plainLimiter: createConcurrencyLimiter(concurrencyLimits.plainPages),
    publicUrl,
    isKept: isKeepingPages,
    sheets: renderer.sheets,
    inlineScript: renderer.inlineScript,
    allowedOrigins: captchaSources(accountsConfiguration.captcha),
    log,
  });
  const documents = cacheDocuments({ documents: shopDocuments({ reads, shopSettings, publicUrl }), log });
  const forget = () => {
    pages.forget();
    documents.forget();
    // after the pages: it tells the other processes that this one no longer shows the old settings
    shopSettings.forget();
  };
  const momentTimer = await startMomentTimer(
    () => applyDueSales(database.kysely),
    watchPlannedVersions(database.kysely, forget),
  );
  const onChange = () => {
    // before the pages: what is rendered from now on sees the change
    reads.require(changes.catchUp);
    forget();
    momentTimer.reset();
  };
  const changes = listenForProductChanges(directUrl, onChange, { watch });
  const router = createRouter({
    buildFolder,
    publicUrl,
    trustedProxies: settings.trustedProxies,
    // a client that changed data must see it in its next page
    api: async (request, address) => {
      const answer = await api.handle(request, address);
      // after 202 nothing has changed yet; after 503 nothing has, and the unreachable database would be awaited again
      if (request.method !== 'GET' && answer.status !== 202 && answer.status !== 503) await changes.catchUp();
      return answer;
    },
    accounts: accounts.handle,
    oneClick: async (request, address) =>
      handleOneClickUnsubscribe(
        { handle: api.handle, settings: (await shopSettings.current()).public },
        request,
        address,
      ),
    payments: createPaymentPages(shop, createConcurrencyLimiter(concurrencyLimits.webhooks).inTurn),
    documents,
    ownPhotographs: serveCustomPictures({ find: (wanted) => findPictureFile(database, wanted), log }),
    devMailbox: mailers.devMailbox,
    metrics,
    isLeaving,
    isDatabaseReady: watch.answers,
  });

  const jobs = await runJobs({
    databaseUrl: directUrl,
    watch,
    box,
    tasks: { ...mailers.tasks, ...shopTasks(shop) },
    scheduledTasks: {
      ...scheduledShopTasks(shop),
      'delete-expired-account-data': everyFiveMinutes(accounts.deleteExpired),
    },
    heldFlags: hourlyLimits.heldFlags,
    log,
    counts,
    tracer,
  });
  counts?.registerSources({
    pages: pages.counts,
    pool: database.pool,
    reads: reads.counts,
    waitingJobs: jobs.waiting,
    messages: () => hourlyLimits.look(database.kysely),
    payments: () => countOpenPayments(shop),
    stock: () => countStockDiscrepancies(shop),
  });
  return {
    answer: observeRequests(createRequestListener({ publicUrl, pages, router, devMailbox: mailers.devMailbox, log }), {
      trustedProxies: settings.trustedProxies,
      log,
      counts,
      tracer,
    }),
    database,
    accounts,
    api,
    devMailboxUrl: mailers.devMailbox === null ? null : `${publicUrl}${mailers.devMailbox.path}`,
    close: async () => {
      momentTimer.stop();
      await jobs.stop();
      await changes.stop();
      await searchCounter.stop();
      await shopSettings.close();
      await connections.close();
      await tracer?.stop();
    },
  };
};
