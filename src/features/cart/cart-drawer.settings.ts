import * as v from 'valibot';
import { required } from '#core/fields/field-kinds.ts';
import { field } from '#core/fields/setting-field.ts';
import { form } from '#core/forms/validation.ts';
import { defineSettings } from '#core/settings/define-settings.ts';

/** Whether the cart opens over the page after something was added to it (decision 212). */
export const cartDrawerSettings = defineSettings('cartDrawer', {
  position: 80,
  schema: form({ isShown: v.boolean(required) }),
  initial: { isShown: true },
  isPublic: true,
  fields: { isShown: field('flag', 'drawerIsShown') },
});
