import type { PublicSettings, SettingSection, ShopSettings } from '#core/settings/settings.ts';
import { manualMethods } from '#features/orders/payment-methods.ts';
import { settingDefinitions } from '#generated/settings.gen.ts';
import { publicSections } from '../setting-sections.ts';

/** The settings of a new shop. */
export const defaultSettings = Object.fromEntries(
  Object.entries(settingDefinitions).map(([name, { initial }]) => [name, initial]),
) as unknown as ShopSettings;

type PublicParts = Pick<ShopSettings, keyof typeof publicSections>;

/** Returns the settings for messages, with the displayed labels. */
export const publicSettingsOf = (
  settings: ShopSettings,
  {
    isOpen = true,
    payments = { methods: manualMethods, isTest: false },
    revision = 0,
    labels = {},
  }: Partial<Pick<PublicSettings, 'isOpen' | 'payments' | 'revision' | 'labels'>> = {},
): PublicSettings => {
  const sections = Object.keys(publicSections).map((name) => [name, settings[name as SettingSection]]);
  const parts = Object.fromEntries(sections) as PublicParts;
  return { ...parts, isOpen, payments, revision, name: settings.facts.name, labels };
};

/** Public settings of a new shop. */
export const defaultPublicSettings: PublicSettings = publicSettingsOf(defaultSettings);
