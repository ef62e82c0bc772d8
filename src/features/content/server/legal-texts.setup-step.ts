import { sectionStates } from '#core/server/settings/setting-versions.ts';
import { defineSetupStep } from '#core/server/setup/define-setup-step.ts';
import { pageSection } from '../page-value.ts';
import { legalPageNames } from '../policy-page-names.ts';

/** Legal texts of which an owner has published a version, even the unchanged default: it states who has read it and when. */
export const legalTextsSetupStep = defineSetupStep({
  id: 'legalTexts',
  position: 60,
  permission: 'paymentTexts.write',
  place: 'settings/pages',
  text: ({ legalTexts }) => legalTexts,
  read: async ({ database }, { legalTexts }) => {
    const states = await sectionStates(database.kysely, legalPageNames.map(pageSection));
    const missing = legalPageNames.filter((_, index) => (states[index]?.valid ?? 0) === 0);
    return { isDone: missing.length === 0, missing: missing.map((name) => legalTexts.pages[name]) };
  },
});
