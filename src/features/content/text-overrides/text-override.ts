import * as v from 'valibot';
import { paragraphsField } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';

/** The most characters of a label. */
export const MAX_LABEL_LENGTH = 1000;

/** The most labels of a shop: each page carries those of its language. */
export const MAX_LABELS = 500;

const labelText = v.nullable(
  v.pipe(
    paragraphsField(
      { min: 1, max: MAX_LABEL_LENGTH },
      { min: validationCode('required'), max: validationCode('text.max') },
    ),
    // invisible characters alone are no text
    v.regex(/[^\p{Z}\p{C}]/u, validationCode('required')),
  ),
);

/**
 * Labels and notices in the owner's words, by the key of the message; null where a language does not have the message, which is
 * a plural form. The server also checks the keys and parameters, which the messages decide.
 */
export const labels = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(200, validationCode('generic'))),
    form({ ar: labelText, en: labelText }),
    validationCode('generic'),
  ),
  v.maxEntries(MAX_LABELS, validationCode('setting.labelsMany')),
);
