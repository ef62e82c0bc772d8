import type * as v from 'valibot';
import type { DeepReadonly } from '#core/fields/field.ts';
import type { SettingFields } from '#core/fields/setting-field.ts';

type Definition<Name extends string, Schema extends v.GenericSchema, IsPublic extends boolean, Fields> = {
  readonly name: Name;
  /** Order in the navigation; no two sections have the same. */
  readonly position: number;
  readonly schema: Schema;
  /** The value in a new shop. */
  readonly initial: DeepReadonly<v.InferOutput<Schema>>;
  /** Whether every page contains and uses it. */
  readonly isPublic: IsPublic;
  /** Fields of its form, in their order; null for a section with an editor of its own. */
  readonly fields: Fields;
};

/** A section of the shop's settings, which is validated and saved as a whole. */
export type SettingDefinition = Definition<string, v.GenericSchema, boolean, SettingFields | null>;

/**
 * Defines a section of the shop's settings (decision 180), in a `*.settings.ts` of its feature. Texts at `admin/settings` name it
 * (`sections`) and its fields (`fields`, `hints`).
 */
export const defineSettings = <
  const Name extends string,
  Schema extends v.GenericSchema,
  const IsPublic extends boolean,
  const Fields extends SettingFields | null,
>(
  name: Name,
  section: Omit<Definition<Name, Schema, IsPublic, Fields>, 'name'>,
): Definition<Name, Schema, IsPublic, Fields> => ({ name, ...section });

type Definitions = Readonly<Record<string, SettingDefinition>>;

/** Values of these sections by name. */
export type SettingValues<Sections extends Definitions> = {
  readonly [Name in keyof Sections]: DeepReadonly<v.InferOutput<Sections[Name]['schema']>>;
};

/** Names of the sections that every page contains. */
export type PublicSection<Sections extends Definitions> = {
  [Name in keyof Sections]: Sections[Name]['isPublic'] extends true ? Name : never;
}[keyof Sections];

/** Names of the sections that are edited by a form of fields. */
export type SectionWithForm<Sections extends Definitions> = {
  [Name in keyof Sections]: Sections[Name]['fields'] extends null ? never : Name;
}[keyof Sections];
