import * as v from 'valibot';
import { type Ranges, required, whole } from '#core/fields/field-kinds.ts';
import { field } from '#core/fields/setting-field.ts';
import { form } from '#core/forms/validation.ts';
import { defineSettings } from '#core/settings/define-settings.ts';

const ranges = { delaySeconds: [0, 600] } as const satisfies Ranges;

/** The first-order dialog for visitors who are not signed in. */
export const discountDialogSettings = defineSettings('discountDialog', {
  position: 70,
  schema: form({ isShown: v.boolean(required), delaySeconds: whole(ranges.delaySeconds) }),
  initial: { isShown: true, delaySeconds: 2 },
  isPublic: true,
  fields: {
    isShown: field('flag', 'dialogIsShown'),
    delaySeconds: field('whole', 'delaySeconds', { range: ranges.delaySeconds }),
  },
});
