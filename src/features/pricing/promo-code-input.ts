import * as v from 'valibot';
import { validationCode } from '#core/forms/validation.ts';
import { withoutInvisibles } from '#core/text/clean-text.ts';

/** Maximum length of a promo code, in characters (specification 9). */
export const MAX_PROMO_LENGTH = 50;

/** Schema of an entered promo code: trimmed, upper-cased (specification 5). */
export const PromoCodeInput = v.pipe(
  v.string(validationCode('promo.empty')),
  v.transform((input) => withoutInvisibles(input).trim()),
  v.nonEmpty(validationCode('promo.empty')),
  v.maxLength(MAX_PROMO_LENGTH, validationCode('promo.tooLong')),
  v.regex(/^[A-Za-z0-9_-]+$/u, validationCode('promo.characters')),
  v.toUpperCase(),
);

export type PromoCodeInput = v.InferOutput<typeof PromoCodeInput>;
