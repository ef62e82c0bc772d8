import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { bilingual } from '#core/fields/field.ts';
import { labelValueNames, messageLocations, readOnlyReasons } from '#core/i18n/override-facts.ts';

/** A message that an owner can replace, or that is fixed. */
export const MessageDefinition = v.object({
  key: v.string(),
  /** Location in the shop. */
  place: v.picklist(messageLocations),
  /** The text with its parameters in braces; null for a plural form that the language does not have. */
  defaults: bilingual(v.nullable(v.string())),
  /** Parameters; a label must name those of its language's default. */
  parameters: v.array(v.string()),
  /** Values of the settings that a label may name. */
  values: v.array(v.picklist(labelValueNames)),
  /** One of the forms of a plural message, which the last part of the key names. */
  isPluralForm: v.boolean(),
  /** Why it cannot be replaced; null if it can. */
  fixed: v.nullable(v.picklist(readOnlyReasons)),
  /** Whether changing it requires the permission `paymentTexts.write`. */
  isAboutPayment: v.boolean(),
});
export type MessageDefinition = v.InferOutput<typeof MessageDefinition>;

export const adminLabelsContract = {
  list: staff('settings.read')
    .route({
      method: 'GET',
      path: '/admin/text-overrides',
      summary: 'All messages of the shop with their default texts',
    })
    .output(v.array(MessageDefinition)),
};
