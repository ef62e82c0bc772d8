import { installDebian } from '../install-debian.ts';
import { onPath } from './find-executable.ts';

/** The first one is headless Chromium without a window system: half the CPU time per page. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const findAny = (): string | null => names.map((name) => onPath(name)).find((path) => path !== null) ?? null;

/** Path of Chromium on this machine, or CHROMIUM. Null without one. */
export const findBrowser = (): string | null => process.env['CHROMIUM'] ?? findAny();

/** Finds Chromium or installs Debian's package. Throws with instructions when neither is possible. */
export const ensureBrowser = (): string => {
  const packages = ['chromium-headless-shell', 'chromium'];
  const browser = findBrowser() ?? installDebian(packages, 'Chromium for the browser tests', findAny);
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt install chromium-headless-shell, or chromium), or set CHROMIUM to it.',
  );
};

/** Arguments of the test browser: no network access. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // every external host fails at once, and the same on every machine
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Init script of each page: marks the discount dialog as answered, so that it does not open. */
export const dismissDiscountDialog = (): void => {
  try {
    sessionStorage.setItem('lazaward-discount-dialog', 'answered');
  } catch {
    // a page without storage, such as the blank page of a new tab
  }
};

/** Whether this script is loaded after a page is hydrated, outside of any page's budget (decisions 37, 51, 62, 104). */
export const isIdle = (address: string): boolean =>
  /\/assets\/(?:prefetch-links|idle-tasks|discount-dialog|first-order-dialog)-/.test(address);
