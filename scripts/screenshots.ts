import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { defaultPublicSettings } from '#features/settings/server/default-settings.ts';
import { build } from './build.ts';
import { browserArguments, dismissDiscountDialog, ensureBrowser } from './lib/browser.ts';
import { runProcess } from './lib/run-process.ts';
import { inParallel } from './pictures/place-pictures.ts';
import { adminScreens } from './screenshots/admin/admin-screens.ts';
import { openAdminPage, openNewShop } from './screenshots/admin/open-admin-page.ts';
import { contactSheet } from './screenshots/contact-sheet.ts';
import { type Customer, createDemoCustomer } from './screenshots/demo-customer.ts';
import { documentedPictures, limitsOf } from './screenshots/documented-pictures.ts';
import { orderScreens } from './screenshots/order-screens.ts';
import { firstScreenful, shopPicture } from './screenshots/readme-image.ts';
import type { Screen } from './screenshots/screen.ts';
import { screens } from './screenshots/screens.ts';
import { takeElement, takePage, takeWindow } from './screenshots/screenshot.ts';

/**
 * Screenshots of every screen in both languages at 390 and 1440 px, into `build/screens` (`npm run screenshots`); arguments
 * select screens by the beginning of their names: `npm run screenshots -- admin`. Some are also written into `docs`
 * (`documented-pictures.ts`); `npm run screenshots -- documented` takes only those.
 */
const folder = join(import.meta.dirname, '../build/screens');
const docs = join(import.meta.dirname, '../docs');
const masters = join(import.meta.dirname, '../starter-catalogue/photographs');

const widths = [390, 1440] as const;

const names = process.argv.slice(2);
const isWanted = (screen: Screen, variant: Variant) =>
  names.length === 0 ||
  names.some((each) => screen.name === each || screen.name.startsWith(`${each}-`)) ||
  (names.includes('documented') && fileOf(screen, variant) in documentedPictures);

/** Failed screens, reported after all others. */
const failures: string[] = [];

type Variant = { readonly language: ContentLanguage; readonly width: number; readonly scale?: number };

const variantsIn = (language: ContentLanguage): Variant[] => widths.map((width) => ({ language, width }));

const isTaken = (screen: Screen) =>
  contentLanguages.some((language) => variantsIn(language).some((variant) => isWanted(screen, variant)));

const newShopScreens = adminScreens.filter(({ isNewShop }) => isNewShop);
const usedShopScreens = adminScreens.filter(({ isNewShop }) => !isNewShop);

const main = async (): Promise<void> => {
  await build();
  const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-screens-'));
  const shop = await runProcess('src/server/main.ts', { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, '--font-render-hinting=none'],
  });
  try {
    await mkdir(folder, { recursive: true });
    if (names.length === 0) await deleteOldScreenshots();
    for (const language of contentLanguages) {
      const customer = await createDemoCustomer(shop.url, language);
      await takeAll(browser, shop.url, screens, customer);
    }
    if (newShopScreens.some(isTaken)) await takeNewShopScreens(browser);
    if ([...usedShopScreens, ...orderScreens].some(isTaken)) await takeAdminScreens(browser);
    if (screens.some((screen) => screen.name === 'home' && isTaken(screen))) {
      await writeFile(join(docs, 'screens/shop.webp'), await takeShopPicture(browser, shop.url));
    }
    if (names.length === 0 || names.includes('contact-sheet')) {
      await writeFile(join(folder, 'contact-sheet.webp'), await contactSheet(masters));
    }
    await writeFile(join(folder, 'README.md'), table());
  } finally {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Takes the selected screens in the customer's language, at both widths. */
const takeAll = async (browser: Browser, url: string, taken: readonly Screen[], customer: Customer): Promise<void> => {
  const { language } = customer;
  // not both widths at once: an admin uploads one file of pictures at a time
  const captures = variantsIn(language)
    .flatMap((variant) => taken.map((screen) => ({ screen, variant })))
    .filter(({ screen, variant }) => isWanted(screen, variant));
  await inParallel(captures, async ({ screen, variant }) => {
    const file = fileOf(screen, variant);
    const documented = documentedPictures[file];
    const limits = documented === undefined ? undefined : limitsOf(documented);
    const picture = await takeScreenshot(browser, url, variant, { screen, customer }, (page) => {
      if (screen.element !== undefined) return takeElement(page, screen.element, limits);
      return screen.isWindow ? takeWindow(page, limits) : takePage(page, limits);
    }).catch((error) => {
      failures.push(`${file}: ${error}`);
      return null;
    });
    if (picture === null) return;
    await writeFile(join(folder, `${file}.webp`), picture);
    if (documented !== undefined) await writeDocumented(join(docs, `${documented}.webp`), picture);
    console.log(`${file} ${Math.round(picture.length / 1000)} KB`);
  });
};

const writeDocumented = async (file: string, picture: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
};

/** Takes the admin screens, and those of orders that an admin has worked on, in a shop of their own. */
const takeAdminScreens = async (browser: Browser): Promise<void> => {
  const adminPage = await openAdminPage();
  try {
    for (const language of contentLanguages) {
      await takeAll(browser, adminPage.url, usedShopScreens, { ...visitorOf(language), session: adminPage.session });
    }
    if (!orderScreens.some(isTaken)) return;
    for (const language of contentLanguages) {
      await takeAll(browser, adminPage.url, orderScreens, await adminPage.createCustomer(language));
    }
  } finally {
    await adminPage.close();
  }
};

/** Takes the admin screens of a shop that is not set up. */
const takeNewShopScreens = async (browser: Browser): Promise<void> => {
  const { url, session, close } = await openNewShop();
  try {
    for (const language of contentLanguages) {
      await takeAll(browser, url, newShopScreens, { ...visitorOf(language), session });
    }
  } finally {
    await close();
  }
};

/** Removes the pictures of screens that no longer exist. */
const deleteOldScreenshots = async (): Promise<void> => {
  const old = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  await Promise.all(old.map((name) => rm(join(folder, name))));
};

/** Name of a screenshot without its extension. */
const fileOf = ({ name }: Screen, { language, width }: Variant) => `${name}-${language}-${width}`;

const visitorOf = (language: ContentLanguage): Customer => ({ language, session: '', orderNumber: '' });

type Capture = { readonly screen: Screen; readonly customer?: Customer };

/** Opens a screen in a fresh profile and takes a screenshot. */
const takeScreenshot = async (
  browser: Browser,
  url: string,
  { language, width, scale = 1 }: Variant,
  { screen: { path, stored, showsOffer, prepare }, customer = visitorOf(language) }: Capture,
  take: (page: Page) => Promise<Buffer>,
): Promise<Buffer> => {
  const isPhone = width < 768;
  const storageEntries = Object.entries(stored?.(customer, language) ?? {}).map(([name, value]) => ({ name, value }));
  const options: BrowserContextOptions = {
    viewport: { width, height: isPhone ? 844 : 900 },
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    locale: language === 'ar' ? 'ar-EG' : 'en-GB',
    timezoneId: 'Africa/Cairo',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: storageEntries }] },
  };
  const context = await browser.newContext(options);
  try {
    await context.addCookies([{ name: 'language', value: language, url }]);
    if (!showsOffer) await context.addInitScript(dismissDiscountDialog);
    const page = await context.newPage();
    await page.goto(url + (typeof path === 'string' ? path : path(customer)), { waitUntil: 'networkidle' });
    await prepare?.(page, messagesOf(language, defaultPublicSettings), language);
    return await take(page);
  } finally {
    await context.close();
  }
};

const takeShopPicture = async (browser: Browser, url: string): Promise<Buffer> => {
  const home: Capture = { screen: { name: 'home', path: '/' } };
  const onDesktop = await takeScreenshot(browser, url, { language: 'ar', width: 1440 }, home, firstScreenful);
  const onPhone = await takeScreenshot(browser, url, { language: 'en', width: 390, scale: 2 }, home, firstScreenful);
  return shopPicture(onDesktop, onPhone);
};

const table = (): string => {
  const variants = contentLanguages.flatMap(variantsIn);
  const heads = variants.map(({ language, width }) => `${language}, ${width} px`);
  const rows = [...screens, ...orderScreens, ...adminScreens].map((screen) => {
    const links = variants.map((variant) => `[see](${fileOf(screen, variant)}.webp)`);
    return `| ${screen.name} | ${links.join(' | ')} |`;
  });
  return [
    '# Every screen',
    '',
    'Made by `npm run screenshots` from the built shop: both languages, on a phone and on a desktop, each page in full.',
    '',
    `| Screen | ${heads.join(' | ')} |`,
    `|---|${variants.map(() => '---|').join('')}`,
    ...rows,
    '',
    'The [contact sheet](contact-sheet.webp) shows the main picture of every product.',
    '',
  ].join('\n');
};

await main();
if (failures.length > 0) throw new Error(failures.join('\n'));
