import * as v from 'valibot';
import { generic, required } from '#core/fields/field-kinds.ts';
import { bilingualField, field } from '#core/fields/setting-field.ts';
import { lineField } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { defineSettings } from '#core/settings/define-settings.ts';

const text = lineField({ min: 0, max: 140 }, { min: required, max: validationCode('text.max') });

/** A message above the header of each page. */
export const announcementSettings = defineSettings('announcement', {
  position: 90,
  schema: v.pipe(
    form({
      isShown: v.boolean(required),
      text: form({ ar: text, en: text }),
      /** A path of this shop; null for a text without a link. */
      link: v.nullable(
        v.pipe(
          v.string(generic),
          v.maxLength(300, validationCode('text.max')),
          v.regex(/^\/(?:[^\s/\\]\S*)?$/, validationCode('setting.path')),
        ),
      ),
    }),
    v.forward(
      v.check(({ isShown, text: { ar } }) => !isShown || ar !== '', required),
      ['text', 'ar'],
    ),
    v.forward(
      v.check(({ isShown, text: { en } }) => !isShown || en !== '', required),
      ['text', 'en'],
    ),
  ),
  initial: { isShown: false, text: { ar: '', en: '' }, link: null },
  isPublic: true,
  fields: {
    isShown: field('flag', 'announcementIsShown'),
    ...bilingualField('text.*', 'announcementText', { mayBeBlank: true, isForOwners: true }),
    link: field('code', 'link', { isOptional: true, isForOwners: true }),
  },
});
