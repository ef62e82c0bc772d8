import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  serverModuleFormat: 'esm',
  ssr: true,
  // every route is known from the first page on: no extra request before a link can be followed
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
