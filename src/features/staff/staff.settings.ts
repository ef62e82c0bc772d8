import * as v from 'valibot';
import { required } from '#core/fields/field-kinds.ts';
import { field } from '#core/fields/setting-field.ts';
import { form } from '#core/forms/validation.ts';
import { defineSettings } from '#core/settings/define-settings.ts';

/** Rules for the staff, which only owners change. */
export const staffSettings = defineSettings('staff', {
  position: 110,
  schema: form({
    /** Whether the admin area is closed to accounts without a second factor. */
    requiresSecondFactor: v.boolean(required),
  }),
  initial: { requiresSecondFactor: false },
  isPublic: false,
  fields: { requiresSecondFactor: field('flag', 'requiresSecondFactor') },
});
