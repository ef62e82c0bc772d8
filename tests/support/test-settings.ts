import { defaultPublicSettings, defaultSettings } from '../../server/shop-settings/default-settings.ts';

/** The public settings of a new shop, by which tests read its messages. */
export const testSettings = defaultPublicSettings;

/** Facts of a new shop. */
export const testFacts = defaultSettings.facts;
