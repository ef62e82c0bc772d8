import { lineField } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';

/** Maximum length of an alt text, in code points. */
export const MAX_ALT = 200;

const altLine = lineField(
  { min: 1, max: MAX_ALT },
  { min: validationCode('required'), max: validationCode('text.max') },
);

/** Alt text of a picture in both languages. */
export const PictureAlt = form({ ar: altLine, en: altLine });
