import { defaultPublicSettings } from '../../server/shop-settings/default-settings.ts';

/** The public settings of a new shop, by which tests read its messages. */
export const testSettings = defaultPublicSettings;
