import { newestVersion } from '#core/server/settings/setting-versions.ts';
import { defineSetupStep } from '#core/server/setup/define-setup-step.ts';

/** Shipping rates that the shop has saved; a new shop has example rates. */
export const shippingSetupStep = defineSetupStep({
  id: 'shipping',
  position: 30,
  permission: 'settings.write',
  place: 'settings/shipping',
  text: ({ shipping }) => shipping,
  read: async ({ database }) => ({ isDone: (await newestVersion(database.kysely, 'shipping')) !== undefined }),
});
