import type { SettingFields } from '#core/fields/setting-field.ts';
import type { PublicSection, SectionWithForm } from '#core/settings/define-settings.ts';
import type { SettingSection } from '#core/settings/settings.ts';
import type { PaymentMethod } from '#features/orders/payment-methods.ts';
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

const names = Object.keys(settingDefinitions) as SettingSection[];

/** A fact of each of these sections, by name. */
const mapSections = (sections: readonly SettingSection[], fact: 'schema' | 'fields'): object =>
  Object.fromEntries(sections.map((name) => [name, settingDefinitions[name][fact]]));

/** All sections, in the order of their navigation. */
export const settingSectionNames: readonly SettingSection[] = names;

/** The schema of each section. */
export const settingSections = mapSections(names, 'schema') as {
  readonly [Section in SettingSection]: Definitions[Section]['schema'];
};

/** The schemas of the sections that every page contains. */
export const publicSections = mapSections(
  names.filter((name) => settingDefinitions[name].isPublic),
  'schema',
) as { readonly [Section in PublicSection<Definitions>]: Definitions[Section]['schema'] };

/** Sections with a form of fields. */
export const formSections = names.filter((name): name is FormSection => settingDefinitions[name].fields !== null);

/** The fields of these sections, in the order of the form. */
export const settingFields = mapSections(formSections, 'fields') as Readonly<Record<FormSection, SettingFields>>;
