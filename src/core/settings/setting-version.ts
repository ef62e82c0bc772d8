import * as v from 'valibot';

/** A saved version of a section. */
export const SettingVersion = v.object({
  /** Version number from 1; 0 is the default of a new shop. */
  version: v.number(),
  value: v.unknown(),
  /** ISO 8601, UTC; null for the default. */
  savedAt: v.nullable(v.string()),
  /** E-mail address of the admin; null for the default. */
  savedBy: v.nullable(v.string()),
});
export type SettingVersion = v.InferOutput<typeof SettingVersion>;
