import { get } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserArguments, dismissDiscountDialog, ensureBrowser, isIdle } from '../scripts/lib/browser.ts';
import { builtPages } from '../src/server/ssr-bundle.ts';
import type { Bench } from './measure.ts';
import { publicPages, warm } from './pages.ts';
import { type Figure, type Row, rounded } from './thresholds.ts';

const paths = { ...publicPages, cart: '/cart', checkout: '/checkout', auth: '/auth' } as const;

const kinds = ['JavaScript', 'own code', 'HTML and CSS', 'fonts', 'pictures in sight'] as const;
type Kind = (typeof kinds)[number];

/** Measures the bytes that a phone loads of each page before any interaction, in KB (1000 bytes) as transferred. */
export const measurePageBytes = async ({ shop, note }: Bench): Promise<Row[]> => {
  const { vendorChunk, textsChunks } = await builtPages();
  const isOwn = (address: string) => ![vendorChunk, ...Object.values(textsChunks)].includes(new URL(address).pathname);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(paths)) {
      await warm(shop.url + path);
      const bytes = await bytesOf(browser, shop.url + path, isOwn);
      const figures = kinds.map((kind): Figure => ({ name: kind, value: rounded(bytes[kind] / 1000, 1), unit: 'KB' }));
      note(`${name}: ${figures.map((figure) => `${figure.name} ${figure.value} KB`).join(', ')}`);
      rows.push({ what: `${name}, ar`, figures });
    }
    return rows;
  } finally {
    await browser.close();
  }
};

const bytesOf = async (
  browser: Browser,
  url: string,
  isOwn: (address: string) => boolean,
): Promise<Record<Kind, number>> => {
  const { origin, pathname } = new URL(url);
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    // the checkout needs a cart with a product
    storageState: { cookies: [], origins: pathname === '/checkout' ? [{ origin, localStorage: [cartItem] }] : [] },
  });
  try {
    await context.addInitScript(dismissDiscountDialog);
    const page = await context.newPage();
    const loaded = new Map<string, string>();
    let isResting = false;
    page.on('requestfinished', (request) => {
      isResting ||= isIdle(request.url());
      if (!isResting) loaded.set(request.url(), request.resourceType());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const inSight = new Set(await picturesInSight(page));
    const sum = async (isWanted: (kind: string, address: string) => boolean) => {
      const counted = [...loaded].filter(([address, kind]) => isWanted(kind, address));
      const bytes = await Promise.all(counted.map(([address]) => bodyOf(address)));
      return bytes.reduce((total, each) => total + each, 0);
    };
    return {
      JavaScript: await sum((kind) => kind === 'script'),
      'own code': await sum((kind, address) => kind === 'script' && isOwn(address)),
      'HTML and CSS': await sum((kind) => kind === 'document' || kind === 'stylesheet'),
      fonts: await sum((kind) => kind === 'font'),
      'pictures in sight': await sum((_kind, address) => inSight.has(address)),
    };
  } finally {
    await context.close();
  }
};

const cartItem = {
  name: 'lazaward-cart',
  value: JSON.stringify([
    { id: 'plate-lotus-01', name: 'طبق', price: 125_000, image: 'plate-lotus-01/1', category: 'plates', quantity: 1 },
  ]),
};

/** Transferred size of a body without HTTP framing. */
const bodyOf = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br', accept: 'image/avif,*/*' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.once('end', () => resolve(bytes));
    }).once('error', reject);
  });

/** Pictures that are at least partly in the first viewport. */
const picturesInSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      })
      .map((image) => image.currentSrc),
  );
