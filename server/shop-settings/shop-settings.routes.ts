import type * as v from 'valibot';
import type { PublicSettingsOutput } from '../../contract/settings.ts';
import { requireCaller } from '../api/access.ts';
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
  save: api.admin.settings.save.handler(async ({ context, input }) =>
    saveSetting(context.shop, (await requireCaller(context)).userId, input),
  ),
  versions: api.admin.settings.versions.handler(({ context, input: { section, before } }) =>
    listSettingVersions(context.shop, { section, before: before === undefined ? undefined : Number(before) }),
  ),
  restore: api.admin.settings.restore.handler(async ({ context, input }) =>
    restoreSetting(context.shop, (await requireCaller(context)).userId, input),
  ),
};
