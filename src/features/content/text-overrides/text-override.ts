import * as v from 'valibot';
import { paragraphsField } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';

/** Maximum length of a label, in characters. */
export const MAX_LABEL_LENGTH = 1000;

/** Maximum number of labels of a shop, because each page contains those of its language. */
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
 * The owner's labels and notices, by the key of the message; null for a plural form that the language does not have. The server
 * also checks keys and parameters against the messages.
 */
export const labels = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(200, validationCode('generic'))),
    form({ ar: labelText, en: labelText }),
    validationCode('generic'),
  ),
  v.maxEntries(MAX_LABELS, validationCode('setting.labelsMany')),
);
