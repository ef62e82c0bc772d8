import { describe, expect, test } from 'vitest';
import type { SettingFields } from '#core/fields/setting-field.ts';
import { contentLanguages } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { settingFields, settingSectionNames } from './setting-sections.ts';

const labelsIn = (fields: SettingFields): string[] =>
  Object.values(fields).flatMap(({ label, rows = {} }) => [label, ...labelsIn(rows)]);
const groupsIn = (fields: SettingFields): string[] => Object.values(fields).flatMap(({ group }) => group ?? []);

describe.each(contentLanguages)('settings in %s', (language) => {
  test('every settings section, field, group, choice and list has its texts, and no text is unused', async () => {
    const { settings } = await loadMessages('admin', language, testSettings);
    const all = Object.values(settingFields);
    expect(Object.keys(settings.sections).toSorted()).toEqual(settingSectionNames.toSorted());
    expect(Object.keys(settings.fields).toSorted()).toEqual([...new Set(all.flatMap(labelsIn))].toSorted());
    expect(Object.keys(settings.groups).toSorted()).toEqual([...new Set(all.flatMap(groupsIn))].toSorted());
    for (const hinted of Object.keys(settings.hints)) expect(Object.keys(settings.fields)).toContain(hinted);
    for (const hinted of Object.keys(settings.groupHints)) expect(Object.keys(settings.groups)).toContain(hinted);
    const { base, display } = settingFields.tax;
    expect(Object.keys(settings.choices.taxBase)).toEqual(base?.choices);
    expect(Object.keys(settings.choices.taxDisplay)).toEqual(display?.choices);
  });
});
