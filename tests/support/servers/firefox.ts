import puppeteer from 'puppeteer-core';
import { ensureFirefox } from '../../../scripts/lib/firefox.ts';
import type { EngineWindow, WindowSize } from '../browser/engine-tests.ts';

/** Blocks external hosts: all requests except to this machine go to a proxy that does not exist. */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/**
 * Opens headless Firefox over WebDriver BiDi, with a fresh profile. The window itself has this size: an emulated one reaches a
 * loaded page after Firefox has chosen what to preload by the width of the window.
 */
export const openFirefox = async ({ width, height }: WindowSize): Promise<EngineWindow> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    extraPrefsFirefox: preferences,
    args: ['--width', String(width), '--height', String(height)],
    defaultViewport: null,
  });
  const page = await browser.newPage();
  const faults: string[] = [];
  const aborted = new Set<string>();
  // leaving a document aborts its requests; with a service worker Firefox reports that as an error of the worker
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'NS_BINDING_ABORTED') aborted.add(request.url());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${page.url()})`);
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    );
  });
  const elementAt = async (css: string, index: number) => {
    const element = (await page.$$(css))[index];
    if (!element) throw new Error(`No ${css} at ${index}`);
    return element;
  };
  return {
    goTo: async (address) => {
      // a tab opened by the page, such as the chat with the seller, hides the page, and Firefox throttles hidden pages
      await page.bringToFront();
      // Firefox reports requests that navigation aborts as failed
      await page.waitForNetworkIdle();
      await page.goto(address);
    },
    run: (script, ...args) => page.evaluate(script as never, ...args),
    click: async (css, index) => (await elementAt(css, index)).click(),
    type: async (css, index, text) => (await elementAt(css, index)).type(text),
    picture: async (css, index) => (await elementAt(css, index)).screenshot({ encoding: 'base64' }),
    get faults() {
      return faults.filter((fault) => ![...aborted].some((url) => fault.includes(url)));
    },
    close: () => browser.close(),
  };
};
