import type { Locator, Page } from 'playwright-core';
import type { StorefrontMessages } from '#core/i18n/storefront-messages.ts';

/** Normalizes text: white space becomes one space, invisible characters are removed. */
export const normalizeText = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2069\u200e\u200f\u061c]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Amounts of the visible order summary, by label. */
export const readFigures = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const rows = await page
    .locator('dl > div:has(dt):visible')
    .evaluateAll((elements) =>
      elements.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
    );
  return Object.fromEntries(rows.map(([label, figure]) => [normalizeText(label ?? ''), normalizeText(figure ?? '')]));
};

/** Makes the browser render content below the viewport too. */
export const drawWholePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.classList.add('whole');
    for (const element of document.querySelectorAll<HTMLElement>('.when-near')) element.style.contentVisibility = '';
  });

/** Waits until the page has this heading. Throws an error that names the page and the headings that it has instead. */
export const waitForHeading = async (page: Page, title: string): Promise<void> => {
  try {
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  } catch (error) {
    const headings = await page.locator('h1').allInnerTexts();
    throw new Error(`${page.url()} has the headings ${JSON.stringify(headings)}, not "${title}"`, { cause: error });
  }
};

/** Waits for a toast with this title and returns its text. */
export const toastText = async (page: Page, title: string): Promise<string> => {
  const notice = page
    .locator('[role=alert] > div, [role=status] > div')
    .filter({ has: page.getByText(title, { exact: true }) })
    .last();
  // in one step: the toast closes after a few seconds
  return normalizeText(await notice.locator('p:visible').nth(1).innerText());
};

/** Waits for a toast and dismisses it, because it covers the page. */
export const dismissToast = async (page: Page, title: string): Promise<void> => {
  await toastText(page, title);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[role=status] > div'));
};

/**
 * Returns what visible toasts cover: the focused field and invalid fields, with their labels and messages. Also reports
 * when there is no toast, or one is partly outside the viewport. Runs in the page.
 */
export const findCoveredByNotices = async (): Promise<string[]> => {
  const cards = [...document.querySelectorAll('#toasts > div > div')];
  await Promise.all(cards.flatMap((card) => card.getAnimations()).map(({ finished }) => finished));
  if (cards.length === 0) return ['no notice'];
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  const fields = [...document.querySelectorAll('[aria-invalid=true]'), document.activeElement].filter(
    (field) => field instanceof HTMLElement && field.tabIndex >= 0 && field.getClientRects().length > 0,
  );
  const parts = fields.flatMap((field) => [
    field,
    ...((field as HTMLInputElement).labels ?? []),
    ...(field?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error') || id.endsWith('-note'))
      .map((id) => document.getElementById(id)),
  ]);
  return cards.flatMap((card) => {
    const toast = card.getBoundingClientRect();
    const isFullyVisible = toast.top >= offsetTop && toast.bottom <= offsetTop + height;
    const covered = parts.filter((part) => {
      const box = part?.getBoundingClientRect();
      return (
        box && box.top < toast.bottom && box.bottom > toast.top && box.left < toast.right && box.right > toast.left
      );
    });
    const names = covered.map((part) => part?.textContent || part?.getAttribute('name') || part?.tagName || '');
    return isFullyVisible ? names : ['a notice out of sight', ...names];
  });
};

/** Closes the cart that opens over the page after something was added to it. */
export const closeCartDrawer = async (page: Page): Promise<void> => {
  const drawer = page.locator('dialog:modal');
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  // closing the drawer navigates back, which would abort a navigation that starts before it has ended
  await page.waitForFunction((mark) => !history.state?.[mark], 'isCartDrawer', { polling: 50 });
};

/** The search field of the product list. */
export const searchField = (page: Page): Locator => page.getByRole('main').locator('input[name=q]');

/** The cart link in the header, which shows the number of items. */
export const cartLink = (page: Page, { layout, counts }: StorefrontMessages, itemCount: number) =>
  page.getByRole('banner').getByRole('link', {
    name: itemCount === 0 ? layout.nav.cart : layout.nav.cartWith({ items: counts.items(itemCount) }),
    exact: true,
  });

/** The button that places the order, for any total. */
export const placeOrderButton = (page: Page, { checkout }: StorefrontMessages) =>
  page.getByRole('button', { name: checkout.placeOrder({ total: '' }).replace(/[\s،,]+$/u, '') });

/**
 * Opens the account menu and returns it when its animation has ended: a click on a moving element may scroll the page
 * under it.
 */
export const openAccountMenu = async (page: Page, { layout }: StorefrontMessages): Promise<Locator> => {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: layout.nav.myAccount, exact: true }).click();
  const menu = header.locator('[popover]:popover-open');
  await menu.evaluate((risen) => Promise.all(risen.getAnimations().map(({ finished }) => finished)));
  return menu;
};

/** Waits until the page has this path. */
export const waitForPath = (page: Page, path: string | RegExp): Promise<void> =>
  page.waitForURL(({ pathname }) => (typeof path === 'string' ? pathname === path : path.test(pathname)), {
    waitUntil: 'commit',
  });

/** Error message of an invalid field; empty for a valid one. */
export const errorUnder = async (field: Locator): Promise<string> => {
  const id = ((await field.getAttribute('aria-describedby')) ?? '').split(' ').find((each) => each.endsWith('-error'));
  return id ? field.page().locator(`[id="${id}"]`).innerText() : '';
};

/** Whether this element has the focus. */
export const isFocused = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element === document.activeElement);

/** Clicks two elements in one task, so that the second click precedes everything that the first one causes later. */
export const clickTogether = async (first: Locator, second: Locator): Promise<void> =>
  first.evaluate(
    (one: HTMLElement, other) => {
      one.click();
      if (other instanceof HTMLElement) other.click();
    },
    await second.elementHandle(),
  );
