import { defineSetupStep } from '#core/server/setup/define-setup-step.ts';
import { getSetupRecord } from '#core/server/setup/setup-records.ts';

/** A mail server, a sender, and a test mail whose code was entered. */
export const mailSetupStep = defineSetupStep({
  id: 'mail',
  position: 40,
  permission: 'settings.write',
  place: 'settings/mail',
  text: ({ mail }) => mail,
  read: async ({ database, shopSettings }, { requirements }) => {
    const [{ opening }, arrivedAt] = await Promise.all([
      shopSettings.current(),
      getSetupRecord(database.kysely, 'mail-arrived'),
    ]);
    const missing = opening.missing.filter((name) => name === 'mailServer' || name === 'mailFrom');
    return {
      isDone: missing.length === 0 && arrivedAt !== null,
      blocksOpening: missing.length > 0,
      missing: missing.map((name) => requirements[name]),
    };
  },
});
