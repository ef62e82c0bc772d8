import { lineField } from '../people/fields.ts';
import { form, says } from '../validation.ts';

/** The longest text that tells what is seen in a picture, in code points. */
export const MAX_ALT = 200;

const line = lineField({ min: 1, max: MAX_ALT }, { min: says('required'), max: says('text.max') });

/** What is seen in a picture, for those who do not see it. */
export const PictureAlt = form({ ar: line, en: line });
