import type { Language } from '#core/i18n/language.ts';

/**
 * The settings of the shop that its owner changes in the admin area, by section. `npm run generate` declares them from the `*.settings.ts`
 * of the features.
 */
export interface ShopSettings {}

export type SettingSection = keyof ShopSettings;

/** The settings that every page contains and uses: the public sections, and what is derived. */
export interface PublicSettings {
  /** Increases with each published change. */
  readonly revision: number;
  readonly name: ShopSettings['facts']['name'];
  /** Whether customers may order (decision 237). */
  readonly isOpen: boolean;
  /** The owner's text overrides by language and key; a page has those of its own language. */
  readonly labels: Partial<Record<Language, Readonly<Record<string, string>>>>;
}
