import type { Language } from '#core/i18n/language.ts';
import type { PublicSettings, ShopSettings } from '#core/settings/settings.ts';

/** Snapshot of the current settings. A feature declares the members that it provides. */
export interface CurrentSettings extends ShopSettings {
  /** Settings for pages and messages. */
  readonly public: PublicSettings;
  /** Settings in a page by language, without the labels of other languages and of long texts. */
  readonly pages: Readonly<Record<Language, PublicSettings>>;
  /** Id of the newest version of the pricing sections. */
  readonly pricingId: number;
}

/** The shop's settings, kept in memory until they change. */
export type ShopSettingsStore = {
  /** The current settings; the cached ones while the database cannot be reached. */
  readonly current: () => Promise<CurrentSettings>;
  /** The cached settings, without a query; null before the first read. */
  readonly lastRead: () => CurrentSettings | null;
  /** Reloads the settings at the next call. */
  readonly invalidate: () => void;
  /** Resolves when every running process has read this version, or after MAX_WAIT_MS. */
  readonly waitForAllProcesses: (versionId: number) => Promise<void>;
  readonly close: () => Promise<void>;
};
