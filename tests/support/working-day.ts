import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { sessionKey } from '#features/auth/testing/users.ts';
import { findAccessibilityViolations } from './browser/accessibility-violations.ts';
import { findCutText } from './browser/clipped-text.ts';
import { findMirrorFaults, type Landmark, readLandmarks } from './browser/landmarks.ts';
import { widen } from './browser/screen-presets.ts';
import { waitForHeading } from './browser/visible-text.ts';
import { type NewVisit, type ShopInBrowser, type Visitor, waitForContent } from './browser.ts';
import { testSettings } from './test-settings.ts';

type AdminTexts = Messages['admin'];
type Stored = Readonly<Record<string, string>>;

/** A member of the staff in the admin area, in one language and at one width. */
export type StaffVisit = NewVisit & {
  readonly admin: AdminTexts;
  /** Opens a page of the admin area and waits for its heading. */
  readonly goTo: (path: string, heading: string) => Promise<void>;
  /** Presses the button of this name, in the page or in a part of it. */
  readonly press: (name: string, part?: Page | Locator) => Promise<void>;
  /** Expects no accessibility violation and no unreadable text on the open page. */
  readonly look: () => Promise<void>;
  /** Expects no errors in the browser, and closes it. */
  readonly stop: () => Promise<void>;
};

/** Begins a part of the working day. */
export const startStaffVisit = async (shop: ShopInBrowser, visitor: Visitor, stored: Stored): Promise<StaffVisit> => {
  const visit = await shop.visit(visitor, { stored });
  const { page, faults, leave } = visit;
  return {
    ...visit,
    admin: await loadMessages('admin', visitor.language, testSettings),
    goTo: async (path, heading) => {
      await page.goto(`/admin/${path}`);
      await waitForHeading(page, heading);
    },
    press: (name, part = page) => part.getByRole('button', { name, exact: true }).click(),
    look: async () => expect(await unreadable(page)).toEqual([]),
    stop: async () => {
      expect(faults).toEqual([]);
      await leave();
    },
  };
};

const unreadable = async (page: Page): Promise<readonly string[]> => [
  ...(await findAccessibilityViolations(page)),
  ...(await findCutText(page)),
];

/** A page of the admin area, and the heading that it has when it is there. */
type KeyScreen = readonly [path: string, heading: (admin: AdminTexts) => string];

/**
 * Opens the key screens of a role in both languages, each on a desktop and on a phone: all texts are readable, and the start of
 * each line has the same content in both languages.
 */
export const checkKeyScreens = async (shop: ShopInBrowser, stored: Stored, screens: readonly KeyScreen[]) => {
  const landmarks = new Map<string, Partial<Record<ContentLanguage, readonly Landmark[]>>>();
  for (const language of contentLanguages) {
    const { page, admin, goTo, look, stop } = await startStaffVisit(shop, { language, width: 1440 }, stored);
    for (const [path, heading] of screens) {
      await goTo(path, heading(admin));
      await waitForContent(page);
      for (const width of [1440, 390]) {
        await widen(page, width);
        const screen = `${path} on ${width} px`;
        // where a landmark ends may depend on its text
        const starts = (await readLandmarks(page)).map((landmark) => ({ ...landmark, end: 0 }));
        landmarks.set(screen, { ...landmarks.get(screen), [language]: starts });
      }
      await look();
      await widen(page, 1440);
      expect(await findCutText(page), path).toEqual([]);
    }
    await stop();
  }
  for (const [screen, { ar = [], en = [] }] of landmarks) expect(findMirrorFaults(en, ar), screen).toEqual([]);
};

/** Calls the API as the person of a stored session, and expects that it is done, or refused with a status. */
export const apiAs =
  ({ url }: ShopInBrowser, stored: Stored) =>
  async <Answer>(method: string, path: string, body?: object, refusal?: number) => {
    const { access_token: token } = JSON.parse(stored[sessionKey] ?? '');
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.ok ? undefined : response.status, `${method} ${path}: ${text}`).toBe(refusal);
    return JSON.parse(text) as Answer;
  };
