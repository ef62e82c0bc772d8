import type { PublicSettings } from './settings.ts';

/** Name of the `<meta>` element with the settings that the page was rendered with, as JSON. */
export const SETTINGS_META = 'shop-settings';

let current: PublicSettings | null = null;
const listeners = new Set<() => void>();

/** Settings of the open page, for code outside of components; components use `useSettings()`. */
export const pageSettings = (): PublicSettings => {
  current ??= JSON.parse(document.querySelector<HTMLMetaElement>(`meta[name=${SETTINGS_META}]`)?.content ?? '');
  return current as PublicSettings;
};

/** Applies newer settings to the page; older ones from a late response are ignored. */
export const applySettings = (next: PublicSettings): void => {
  if (next.revision <= pageSettings().revision) return;
  current = next;
  for (const listener of listeners) listener();
};

/** Calls the listener when newer settings apply; returns the unsubscribe function. */
export const onSettingsChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
