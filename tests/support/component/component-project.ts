import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, findBrowser } from '../../../scripts/lib/browser.ts';
import { commands } from './commands.ts';
import { serveShopRequests } from './serve-shop-requests.ts';

const executablePath = findBrowser();

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
  // all libraries are prepared before the first test, in each run: one that is discovered later reloads the page
  optimizeDeps: { entries: ['src/**/*.component.test.tsx', 'tests/support/component/prepare-page.ts'], force: true },
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
