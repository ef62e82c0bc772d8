import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, findBrowser } from '../../../scripts/lib/browser.ts';
import { commands } from './commands.ts';
import { serveShopRequests } from './serve-shop-requests.ts';

const executablePath = findBrowser();

/** Libraries of the pages, prepared before the first component test: one that is discovered later reloads the page. */
const pageLibraries = [
  '@orpc/client',
  '@orpc/contract',
  '@orpc/openapi-client/fetch',
  '@supabase/auth-js',
  'axe-core',
  'chart.js',
  'diff',
  'embla-carousel',
  'embla-carousel-wheel-gestures',
  'markdown-it',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  'react/jsx-dev-runtime',
  'uqr',
  'valibot',
  'vitest-browser-react',
];

/** A page of the component tests: its language and size are those of a visitor. */
const componentPage = (language: 'ar' | 'en', width: number, height: number) => ({
  browser: 'chromium' as const,
  name: `component (${language}, ${width} px)`,
  provide: { language },
  viewport: { width, height },
  provider: playwright({
    launchOptions: { args: [...browserArguments], ...(executablePath !== null && { executablePath }) },
    contextOptions: { locale: language, viewport: { width, height }, hasTouch: width < 768 },
    actionTimeout: 30_000,
  }),
});

/** Tests of components in Chromium, with the requests of the components passed to a real shop. */
export const componentProject: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [tailwindcss(), serveShopRequests()],
  optimizeDeps: { include: pageLibraries, noDiscovery: true },
  test: {
    name: 'component',
    include: ['src/**/*.component.test.tsx'],
    globalSetup: ['tests/support/component/open-shop.ts'],
    setupFiles: ['tests/support/component/prepare-page.ts'],
    api: { host: '127.0.0.1' },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      commands,
      // a page has one language until it is loaded again, so each visitor has its own
      instances: [componentPage('ar', 390, 844), componentPage('en', 1440, 900)],
    },
  },
};
