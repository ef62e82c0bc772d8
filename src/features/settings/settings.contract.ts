import * as v from 'valibot';
import { anyone } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { bilingual } from '#core/fields/field.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { paymentMethods } from '#features/orders/payment-methods.ts';
import { publicSections } from './setting-sections.ts';

const labels = v.record(v.string(), v.string());

/** Public settings, for display and price calculation. Money is in piastres. */
export const PublicSettingsOutput = v.object({
  revision: v.number(),
  name: bilingual(v.string()),
  isOpen: v.boolean(),
  payments: v.object({ methods: v.array(v.picklist(paymentMethods)), isTest: v.boolean() }),
  ...publicSections,
  /** By message key, in the requested language. */
  labels: v.object({ ar: v.exactOptional(labels), en: v.exactOptional(labels) }),
}) satisfies v.GenericSchema<unknown, PublicSettings>;

export const settingsContract = {
  get: anyone
    .route({ method: 'GET', path: '/settings', summary: 'The settings that pages show and reckon with' })
    .input(v.strictObject({ language: LanguageInput }))
    .output(PublicSettingsOutput),
};
