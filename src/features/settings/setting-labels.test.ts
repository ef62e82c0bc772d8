import { describe, expect, test } from 'vitest';
import type { SettingFields } from '#core/fields/setting-field.ts';
import { contentLanguages } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { settingNames } from '#generated/setting-names.gen.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { settingFields } from './setting-sections.ts';

const labelsIn = (fields: SettingFields): string[] =>
  Object.values(fields).flatMap(({ label, rows = {} }) => [label, ...labelsIn(rows)]);
/** Choices by label; the footer names the social networks. */
const choicesIn = (fields: SettingFields): [label: string, choices: readonly string[]][] =>
  Object.values(fields).flatMap(({ kind, label, choices = [], rows = {} }) => [
    ...(kind === 'choice' && label !== 'socialNetwork' ? [[label, choices] as [string, readonly string[]]] : []),
    ...choicesIn(rows),
  ]);
const groupsIn = (fields: SettingFields): string[] => Object.values(fields).flatMap(({ group }) => group ?? []);

describe.each(contentLanguages)('settings in %s', (language) => {
  test('every settings section, field, group, choice and list has its texts, and no text is unused', async () => {
    const { settings } = await loadMessages('admin', language, testSettings);
    const all = Object.values(settingFields);
    expect(Object.keys(settings.sections).toSorted()).toEqual(settingNames.toSorted());
    expect(Object.keys(settings.fields).toSorted()).toEqual([...new Set(all.flatMap(labelsIn))].toSorted());
    expect(Object.keys(settings.groups).toSorted()).toEqual([...new Set(all.flatMap(groupsIn))].toSorted());
    for (const hinted of Object.keys(settings.hints)) expect(Object.keys(settings.fields)).toContain(hinted);
    for (const hinted of Object.keys(settings.groupHints)) expect(Object.keys(settings.groups)).toContain(hinted);
    const choices = Object.fromEntries(all.flatMap(choicesIn));
    const choiceNames = Object.entries(settings.choices).map(([label, texts]) => [label, Object.keys(texts)]);
    expect(Object.fromEntries(choiceNames)).toEqual(choices);
  });
});
