import type * as v from 'valibot';
import type { PublicSettingsOutput } from '../../contract/settings.ts';
import type { SettingSection } from '../../domain/settings/shop-settings.ts';
import { mayCaller, requireAccess, requireCaller } from '../api/access.ts';
import type { ApiContext } from '../api/context.ts';
import { api } from '../api/implement.ts';
import { listLabels } from './labels.ts';
import { listSettings, listSettingVersions, restoreSetting, saveSetting } from './shop-settings.ts';

/** Endpoint of the settings that everybody may read. */
export const settings = {
  get: api.settings.get.handler(async ({ context, input }) => {
    const shown = (await context.shop.shopSettings.current()).pages[input.language];
    // the schema's types have no readonly arrays
    return shown as v.InferInput<typeof PublicSettingsOutput>;
  }),
};

/** Admin endpoint of the messages that labels replace. */
export const adminLabels = { list: api.admin.labels.list.handler(listLabels) };

/** Admin endpoints of the shop's settings. */
export const adminSettings = {
  list: api.admin.settings.list.handler(({ context }) => listSettings(context.shop)),
  save: api.admin.settings.save.handler(async ({ context, input }) => {
    await requireSectionRight(context, input.section);
    return saveSetting(context.shop, await savingAdmin(context), input);
  }),
  versions: api.admin.settings.versions.handler(({ context, input: { section, before } }) =>
    listSettingVersions(context.shop, { section, before: before === undefined ? undefined : Number(before) }),
  ),
  restore: api.admin.settings.restore.handler(async ({ context, input }) => {
    await requireSectionRight(context, input.section);
    return restoreSetting(context.shop, await savingAdmin(context), input);
  }),
};

/** What is asked of the staff is decided by owners, not by those who are asked. */
const requireSectionRight = async (context: ApiContext, section: SettingSection): Promise<void> => {
  if (section === 'staff') await requireAccess({ who: 'admin', right: 'ownership' }, context);
};

const savingAdmin = async (context: ApiContext) => ({
  id: (await requireCaller(context)).userId,
  isOwner: await mayCaller(context, 'ownership'),
  mayWritePaymentTexts: await mayCaller(context, 'paymentTexts.write'),
});
