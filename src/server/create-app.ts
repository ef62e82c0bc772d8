import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { handlePlainForm } from '#core/server/api/handle-plain-form.ts';
import { migrate, withMigrationLock } from '#core/server/database/migrate.ts';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { cacheDocuments } from '#core/server/http/cached-documents.ts';
import { concurrencyLimits, createConcurrencyLimiter } from '#core/server/http/concurrency-limiter.ts';
import { observeRequests } from '#core/server/http/observe-requests.ts';
import { createPages } from '#core/server/http/pages.ts';
import { createRequestListener } from '#core/server/http/request-listener.ts';
import { createRouter } from '#core/server/http/router.ts';
import { serveCustomPictures } from '#core/server/http/static-files.ts';
import { createCircuitBreaker } from '#core/server/jobs/circuit-breaker.ts';
import { migrateJobs } from '#core/server/jobs/job-schema.ts';
import { runJobs } from '#core/server/jobs/job-worker.ts';
import { startMomentTimer } from '#core/server/jobs/run-at.ts';
import { createHourlyLimits, readFlags } from '#core/server/mail/hourly-limits.ts';
import { createMailer, messageChannels } from '#core/server/mail/mailer.ts';
import { createObservability } from '#core/server/observability/observability.ts';
import { watchPlannedVersions } from '#core/server/settings/scheduled-versions.ts';
import {
  accountsSettings,
  captchaSources,
  confirmKey,
  createAccounts,
  readVisitor,
} from '#features/auth/server/accounts/index.ts';
import { composeAccountText, createAccountsMessenger } from '#features/auth/server/auth.mails.ts';
import { createCustomer } from '#features/customers/server/create-customer.ts';
import { handleOneClickUnsubscribe } from '#features/newsletter/server/one-click-unsubscribe.ts';
import { gatewayChannels } from '#features/payments/server/gateway-calls.ts';
import { createPaymentPages } from '#features/payments/server/payment-pages.ts';
import { createPaymentSettings } from '#features/payments/server/settings/payment-settings.ts';
import { clearClaimedAccount } from '#features/privacy/server/claim-account.ts';
import { listenForProductChanges } from '#features/products/server/listen-for-changes.ts';
import { picturesForMails } from '#features/products/server/media/mail-pictures.ts';
import { findPictureFile } from '#features/products/server/media/pictures.ts';
import { applyDueSales } from '#features/products/server/scheduled-sales.ts';
import { seedCatalogue } from '#features/products/server/seed-starter-catalogue.ts';
import { createSearchCounter } from '#features/search/server/analytics/count-searches.ts';
import { createShopSettings } from '#features/settings/server/settings-store.ts';
import { shopDocuments } from '#features/storefront/server/documents.ts';
import { registry } from '#generated/server.gen.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { Shop, ShopOptions } from './app-options.ts';
import { connectDatabases } from './connect-database.ts';
import { createShopApi } from './create-shop-api.ts';
import { getSecretKey } from './environment/secret-key.ts';
import { migrationFolders } from './migration-folders.ts';
import { shopJobs } from './shop-jobs.ts';
import { buildFolder } from './ssr-bundle.ts';

/** Creates the shop on a database: migrates and seeds it, then sets up accounts, API and pages. */
export const createShop = async ({
  settings,
  accountsOptions,
  databaseUrl,
  publicUrl,
  pages: renderer,
  isPageCacheEnabled = true,
  isDraining = () => false,
  log,
}: ShopOptions): Promise<Shop> => {
  const directUrl = settings.databaseDirectUrl ?? databaseUrl;
  const applied = await migrate(directUrl, migrationFolders, log);
  if (applied.length > 0) log.info({ applied }, 'migrations were applied');
  await migrateJobs(directUrl, log);
  const connections = connectDatabases(databaseUrl, settings, log);
  const { watch, database, counters } = connections;
  // records the server: a later check answered by another one is a fail-over
  await watch.checkResponds();
  const { tracer, counts, metrics } = await createObservability({ ...settings, pool: database.pool, log });
  // under the lock: concurrent starts on an empty database would block each other's rows
  const secretKey = await withMigrationLock(
    directUrl,
    async () => {
      await seedCatalogue(database);
      const key = await getSecretKey(settings, database);
      await confirmKey(database.pool, key);
      return key;
    },
    { log },
  ).catch(async (error: unknown) => {
    await connections.close();
    throw error;
  });
  const box = createSecretBox(secretKey);
  const paymentSettings = createPaymentSettings({ box, environment: settings.payments, publicUrl, log });
  const shopSettings = createShopSettings(database, { paymentSettings, environment: settings, log });
  // caches the settings, so that pages can be served if the database becomes unavailable after the start
  const { opening } = await shopSettings.current();
  const perHour = { mail: settings.mailsPerHour, text: settings.textsPerHour };
  const hourlyLimits = createHourlyLimits({ database, perHour, log, counts });
  const breaker = createCircuitBreaker({ database, log, channels: { ...messageChannels, ...gatewayChannels } });
  const mailer = createMailer(box, {
    ...settings,
    mails: registry.mails,
    composeText: composeAccountText,
    publicUrl,
    shopSettings,
    recordSent: hourlyLimits.recordSent,
    guard: breaker.guard,
    picturesOf: picturesForMails({ database, log }, join(buildFolder, 'photographs')),
  });
  const clock = () => new Date();
  const searchCounter = createSearchCounter({ database, clock, log });
  const context = {
    registry,
    database,
    settings,
    shopSettings,
    paymentSettings,
    publicUrl,
    clock,
    randomBytes,
    box,
    breaker,
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
    mailer: createAccountsMessenger(box),
    afterSignUp: (transaction, user) => createCustomer(context, transaction.withTables<Tables>(), user),
    afterClaim: (transaction, account) => clearClaimedAccount(context, transaction.withTables<Tables>(), account),
    withLimit: createConcurrencyLimiter(concurrencyLimits.accounts).withLimit,
    passwordsInTurn: createConcurrencyLimiter(concurrencyLimits.passwords).withLimit,
    log,
  });
  const shop = { ...context, accounts };
  const api = createShopApi({
    ...shop,
    limiters: {
      api: createConcurrencyLimiter(concurrencyLimits.api),
      proofs: createConcurrencyLimiter(concurrencyLimits.proofs),
      files: createConcurrencyLimiter(concurrencyLimits.files),
    },
  });
  const pages = createPages({
    render: async (request, language) => {
      const { public: publicSettings, pages: pageSettings, facts } = await shopSettings.current();
      return renderer.render(request, {
        language,
        settings: publicSettings,
        pageSettings: pageSettings[language],
        facts,
        publicUrl,
        textsChunk: renderer.textsChunks[language],
        vendorChunk: renderer.vendorChunk,
        shop: api.inProcess,
        logError: (err) => log.error({ err }, 'page could not be rendered'),
      });
    },
    limiter: createConcurrencyLimiter(concurrencyLimits.pages),
    plainLimiter: createConcurrencyLimiter(concurrencyLimits.plainPages),
    publicUrl,
    isCacheEnabled: isPageCacheEnabled,
    sheets: renderer.sheets,
    inlineScript: renderer.inlineScript,
    allowedOrigins: captchaSources(accountsConfiguration.captcha),
    log,
  });
  const documents = cacheDocuments({ documents: shopDocuments({ database, shopSettings, publicUrl }), log });
  const invalidate = () => {
    pages.invalidate();
    documents.invalidate();
    // after the pages: it signals to other processes that this one no longer serves the old settings
    shopSettings.invalidate();
  };
  const momentTimer = await startMomentTimer(
    () => applyDueSales(database.kysely),
    watchPlannedVersions(database.kysely, invalidate),
  );
  const onChange = () => {
    invalidate();
    momentTimer.reset();
  };
  const changes = listenForProductChanges(directUrl, onChange, { watch });
  const formContext = async () => ({ handle: api.handle, settings: (await shopSettings.current()).public });
  const router = createRouter({
    buildFolder,
    publicUrl,
    addressOf: (request) => readVisitor(request, settings.trustedProxies).addressBucket,
    // the next page of a client must include its change
    api: async (request, address) => {
      const response = await api.handle(request, address);
      // 202: nothing has changed yet; 503: nothing has changed, and another query would wait for the database again
      if (request.method !== 'GET' && response.status !== 202 && response.status !== 503) await changes.catchUp();
      return response;
    },
    accounts: accounts.handle,
    oneClick: async (request, address) => handleOneClickUnsubscribe(await formContext(), request, address),
    plainForm: async (request, address) => handlePlainForm(await formContext(), request, address),
    payments: createPaymentPages(shop, createConcurrencyLimiter(concurrencyLimits.webhooks).withLimit),
    documents,
    ownPhotographs: serveCustomPictures({ find: (request) => findPictureFile(database, request), log }),
    devMailbox: mailer.devMailbox,
    metrics,
    isDraining,
    isDatabaseReady: watch.checkResponds,
    log,
  });

  const jobParts = { ...shopJobs(shop, accounts, mailer.lanes), ...readFlags(hourlyLimits, breaker) };
  const jobs = await runJobs({ databaseUrl: directUrl, watch, box, ...jobParts, log, counts, tracer });
  counts?.registerSources({
    pages: pages.counts,
    pool: database.pool,
    waitingJobs: jobs.waiting,
    messages: () => hourlyLimits.getUsage(database.kysely),
    gauges: registry.metrics.map(({ help, read }) => ({ help, read: () => read(shop) })),
  });
  return {
    listener: observeRequests(createRequestListener({ publicUrl, pages, router, devMailbox: mailer.devMailbox, log }), {
      trustedProxies: settings.trustedProxies,
      log,
      counts,
      tracer,
    }),
    database,
    accounts,
    api,
    opening,
    devMailboxUrl: mailer.devMailbox === null ? null : `${publicUrl}${mailer.devMailbox.path}`,
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
