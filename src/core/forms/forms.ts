import * as v from 'valibot';
import {
  EmailAddress,
  lineField,
  nameField,
  optionalParagraphs,
  PersonName,
  PostalCode,
  paragraphsField,
  phoneField,
} from './form-schemas.ts';
import {
  ADDRESS_LENGTH,
  CITY_LENGTH,
  MAX_GIFT_MESSAGE,
  MESSAGE_LENGTH,
  NAME_LENGTH,
  SUBJECT_LENGTH,
} from './limits.ts';
import { form, validationCode } from './validation.ts';

/** Profile fields that customers may change (specification 7), with the same rules as at sign-up. */
export const ProfileForm = form({
  name: PersonName,
  phone: phoneField(validationCode('phone.format'), validationCode('phone.max')),
});
export type ProfileForm = v.InferOutput<typeof ProfileForm>;

/** The contact form; all four fields are required (specification 5). */
export const ContactForm = form({
  name: nameField(NAME_LENGTH, { min: validationCode('name.min'), max: validationCode('name.max') }),
  email: EmailAddress,
  subject: lineField(SUBJECT_LENGTH, { min: validationCode('subject.min'), max: validationCode('subject.max') }),
  message: paragraphsField(MESSAGE_LENGTH, { min: validationCode('message.min'), max: validationCode('message.max') }),
});
export type ContactForm = v.InferOutput<typeof ContactForm>;

/** The newsletter form (specification 5). */
export const NewsletterForm = form({ email: EmailAddress });
export type NewsletterForm = v.InferOutput<typeof NewsletterForm>;

/** Validates the newsletter form. */
export const parseNewsletterForm = (input: unknown) => v.safeParse(NewsletterForm, input);

/** The form of a sold-out product; the product is sent with it (specification 5). */
export const StockNotificationForm = form({ email: EmailAddress });

const addressFields = {
  fullName: nameField(NAME_LENGTH, {
    min: validationCode('shipping.fullName'),
    max: validationCode('shipping.fullNameMax'),
  }),
  phone: phoneField(validationCode('shipping.phone'), validationCode('shipping.phoneMax')),
  address: lineField(ADDRESS_LENGTH, {
    min: validationCode('shipping.address'),
    max: validationCode('shipping.addressMax'),
  }),
  city: lineField(CITY_LENGTH, { min: validationCode('shipping.city'), max: validationCode('shipping.cityMax') }),
  postalCode: PostalCode,
};

/** Maximum number of saved addresses per customer. */
export const MAX_ADDRESSES = 20;

/** A saved address under a label such as "home" (specification 3). */
export const AddressForm = form({
  label: lineField({ min: 1, max: 100 }, { min: validationCode('required'), max: validationCode('generic') }),
  ...addressFields,
  isDefault: v.optional(v.boolean(validationCode('generic')), false),
});
export type AddressForm = v.InferOutput<typeof AddressForm>;

/** Gift options of an order; wrapping and message are dropped unless it is a gift (specification 5). */
export const GiftOptions = v.pipe(
  v.variant(
    'isGift',
    [
      form({
        isGift: v.literal(true),
        giftWrap: v.optional(v.boolean(validationCode('generic')), false),
        giftMessage: optionalParagraphs(MAX_GIFT_MESSAGE, validationCode('gift.messageMax')),
      }),
      // dropped, so earlier input is not validated
      form({ isGift: v.literal(false), giftWrap: v.optional(v.any()), giftMessage: v.optional(v.any()) }),
    ],
    validationCode('generic'),
  ),
  v.transform((gift): GiftOptions => (gift.isGift ? gift : { isGift: false, giftWrap: false, giftMessage: null })),
);
export type GiftOptions = {
  readonly isGift: boolean;
  readonly giftWrap: boolean;
  readonly giftMessage: string | null;
};
