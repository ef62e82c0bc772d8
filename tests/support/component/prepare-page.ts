import { afterEach, beforeEach, expect, inject } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { refreshKnownSession } from '#core/browser/known-session.ts';
import { dismissNotice, getToasts } from '#core/browser/toasts.ts';
import { directionOf } from '#core/i18n/language.ts';
import { SETTINGS_META } from '#core/settings/page-settings.ts';
import '#core/ui/styles/admin.css';
import { faults, watchFaults } from './faults.ts';

const language = inject('language');
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

const settings =
  document.querySelector<HTMLMetaElement>(`meta[name=${SETTINGS_META}]`) ?? document.createElement('meta');
settings.name = SETTINGS_META;
settings.content = JSON.stringify(inject('settings'));
document.head.append(settings);

watchFaults();

/** The page stays open for the next test, which begins as a new visitor. */
beforeEach(async () => {
  // the library does this for the first file of a page only
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  refreshKnownSession();
  for (const { id } of getToasts()) dismissNotice(id);
  faults.length = 0;
});

afterEach(() => {
  expect(faults).toEqual([]);
});
