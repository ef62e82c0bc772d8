import type { OpeningEnvironment } from '#features/settings/opening.ts';
import { defaultPublicSettings, defaultSettings } from '#features/settings/server/default-settings.ts';

/** The public settings of a new shop, by which tests read its messages. */
export const testSettings = defaultPublicSettings;

/** The environment of a shop that takes orders as it is installed. */
export const demonstrationShop: OpeningEnvironment = {
  isDemonstration: true,
  smtpUrl: null,
  mailFrom: defaultSettings.facts.email,
};

/** Facts of a new shop. */
export const testFacts = defaultSettings.facts;
