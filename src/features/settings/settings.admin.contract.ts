import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { SettingVersion } from '#core/settings/setting-version.ts';
import { settingsErrors } from '#core/settings/settings.errors.ts';
import { settingNames } from '#generated/setting-names.gen.ts';
import { settingSections } from './setting-sections.ts';

const Section = v.picklist(settingNames);
const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** A new value of a section; `version` is the version that the admin edited. */
const SaveSetting = v.variant(
  'section',
  settingNames.map((section) =>
    v.strictObject({ section: v.literal(section), version: Version, value: settingSections[section] }),
  ),
);

export const adminSettingsContract = {
  list: staff('settings.read')
    .route({ method: 'GET', path: '/admin/settings', summary: 'The newest version of each section' })
    .output(v.record(Section, SettingVersion)),
  save: staff('settings.write')
    .route({ method: 'PUT', path: '/admin/settings/{section}', summary: 'Save and publish a section' })
    .errors(settingsErrors.pick('SETTINGS_CHANGED'))
    .input(SaveSetting)
    .output(SettingVersion),
  versions: staff('settings.read')
    .route({
      method: 'GET',
      path: '/admin/settings/{section}/versions',
      summary: 'Versions of a section, newest first',
    })
    .input(v.strictObject({ section: Section, before: v.optional(v.pipe(v.string(), v.digits(), v.maxLength(7))) }))
    .output(v.object({ versions: v.array(SettingVersion), hasMore: v.boolean() })),
  restore: staff('settings.write')
    .route({
      method: 'POST',
      path: '/admin/settings/{section}/restorations',
      summary: 'Save and publish an earlier version of a section again; version 0 is the default',
    })
    .errors(settingsErrors.pick('SETTINGS_CHANGED', 'SETTINGS_NOT_ACCEPTED'))
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ section: Section, version: Version, restored: Version }))
    .output(SettingVersion),
};
