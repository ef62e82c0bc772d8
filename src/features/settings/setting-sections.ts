import type { SettingFields } from '#core/fields/setting-field.ts';
import type { PublicSection, SectionWithForm } from '#core/settings/define-settings.ts';
import type { SettingSection } from '#core/settings/settings.ts';
import type { PaymentMethod } from '#features/orders/payment-methods.ts';
import { settingNames } from '#generated/setting-names.gen.ts';
import { settingDefinitions } from '#generated/settings.gen.ts';

declare module '#core/settings/settings.ts' {
  interface PublicSettings {
    /** Available methods in the order of the checkout, and whether online payments are in test mode. */
    readonly payments: { readonly methods: readonly PaymentMethod[]; readonly isTest: boolean };
  }
}

type Definitions = typeof settingDefinitions;

/** Sections that are edited by a form of fields. */
export type FormSection = SectionWithForm<Definitions>;

/** A fact of each of these sections, by name. */
const mapSections = (sections: readonly SettingSection[], fact: 'schema' | 'fields'): object =>
  Object.fromEntries(sections.map((name) => [name, settingDefinitions[name][fact]]));

/** The schema of each section. */
export const settingSections = mapSections(settingNames, 'schema') as {
  readonly [Section in SettingSection]: Definitions[Section]['schema'];
};

/** The schemas of the sections that every page contains. */
export const publicSections = mapSections(
  settingNames.filter((name) => settingDefinitions[name].isPublic),
  'schema',
) as { readonly [Section in PublicSection<Definitions>]: Definitions[Section]['schema'] };

/** Sections with a form of fields. */
export const formSections = settingNames.filter(
  (name): name is FormSection => settingDefinitions[name].fields !== null,
);

/** The fields of these sections, in the order of the form. */
export const settingFields = mapSections(formSections, 'fields') as Readonly<Record<FormSection, SettingFields>>;
