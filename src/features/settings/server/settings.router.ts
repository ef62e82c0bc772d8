import type * as v from 'valibot';
import { textIn } from '#core/i18n/language.ts';
import { callerHasPermission, requireAccess, requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import type { ApiContext } from '#core/server/api/request-context.ts';
import type { SettingSection } from '#core/settings/settings.ts';
import { adminSettingsContract } from '../settings.admin.contract.ts';
import type { PublicSettingsOutput } from '../settings.contract.ts';
import { settingsContract } from '../settings.contract.ts';
import { listSettings, listSettingVersions, restoreSetting, saveSetting } from './save-settings.ts';

const adminSettingsApi = implementContract(adminSettingsContract);
const settingsApi = implementContract(settingsContract);

/** Endpoint of the public settings. */
export const settingsRouter = settingsApi.router({
  get: settingsApi.get.handler(async ({ context, input }) => {
    const publicSettings = textIn((await context.shop.shopSettings.current()).pages, input.language);
    // the schema's types have no readonly arrays
    return publicSettings as v.InferInput<typeof PublicSettingsOutput>;
  }),
});

/** Admin endpoints of the shop's settings. */
export const adminSettingsRouter = adminSettingsApi.router({
  list: adminSettingsApi.list.handler(({ context }) => listSettings(context.shop)),
  save: adminSettingsApi.save.handler(async ({ context, input }) => {
    await requireSectionRight(context, input.section);
    return saveSetting(context.shop, await savingAdmin(context), input);
  }),
  versions: adminSettingsApi.versions.handler(({ context, input: { section, before } }) =>
    listSettingVersions(context.shop, { section, before: before === undefined ? undefined : Number(before) }),
  ),
  restore: adminSettingsApi.restore.handler(async ({ context, input }) => {
    await requireSectionRight(context, input.section);
    return restoreSetting(context.shop, await savingAdmin(context), input);
  }),
});

/** Only owners may change the requirements for the staff. */
const requireSectionRight = async (context: ApiContext, section: SettingSection): Promise<void> => {
  if (section === 'staff') await requireAccess({ who: 'admin', permission: 'ownership' }, context);
};

const savingAdmin = async (context: ApiContext) => ({
  id: (await requireCaller(context)).userId,
  isOwner: await callerHasPermission(context, 'ownership'),
  mayWritePaymentTexts: await callerHasPermission(context, 'paymentTexts.write'),
});
