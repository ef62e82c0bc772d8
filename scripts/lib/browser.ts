import { installDebian } from '../install-debian.ts';
import { onPath } from './find-executable.ts';

/** The first one is a Chromium without any window around it: the same pages at half the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const findAny = (): string | null => names.map((name) => onPath(name)).find((found) => found !== null) ?? null;

/** The Chromium of this machine; CHROMIUM names another. Null when there is none. */
export const findBrowser = (): string | null => process.env['CHROMIUM'] ?? findAny();

/** Finds a Chromium or installs Debian's. Throws with the way out when neither can be done. */
export const ensureBrowser = (): string => {
  const packages = ['chromium-headless-shell', 'chromium'];
  const browser = findBrowser() ?? installDebian(packages, 'Chromium for the browser tests', findAny);
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt install chromium-headless-shell, or chromium), or set CHROMIUM to it.',
  );
};

/** How the tests start it: alone, with nothing asked of any network. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // any address outside is answered at once, and the same on every machine: there is no such host
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Run in each page before its own scripts: the visit has answered the offer to newcomers, so that it does not come. */
export const dismissDiscountDialog = (): void => {
  try {
    sessionStorage.setItem('lazaward-discount-dialog', 'answered');
  } catch {
    // a page without storage, such as the blank one a tab begins with
  }
};

/** Whether this is code that comes when a page is loaded and alive, within no page's budget (decisions 37, 51, 62, 104). */
export const isIdle = (address: string): boolean =>
  /\/assets\/(?:prefetch-links|idle-tasks|discount-dialog)-/.test(address);
