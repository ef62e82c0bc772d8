import * as v from 'valibot';
import { customer } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { form } from '#core/forms/validation.ts';
import { staffRoles } from '#core/permissions/permissions.ts';
import { authErrors } from '#features/auth/auth.errors.ts';
import { Profile } from '#features/customers/profile.contract.ts';
import { SavedAddress } from '#features/customers/saved-addresses.contract.ts';
import { ConsentRecord } from './consents.contract.ts';
import { PersonalDataOrder } from './personal-data-orders.ts';

/** Errors of deleting customers. */
export const privacyErrors = defineErrors({
  CUSTOMER_HAS_LOGIN: {
    status: 409,
    overrideKey: 'CUSTOMER_SIGNS_IN',
    text: {
      ar: 'لهذا العميل حساب يدخل إليه ويحذفه بنفسه.',
      en: 'This customer has an account to sign in to, and deletes it there.',
    },
  },
});

/** ISO 8601, UTC. */
const Moment = v.string();
const Metadata = v.record(v.string(), v.unknown());
const place = { device: v.nullable(v.string()), networkAddress: v.nullable(v.string()) };

/** What the accounts service stores about the caller, without credentials. */
const Account = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  language: v.nullable(v.string()),
  createdAt: Moment,
  emailConfirmedAt: v.nullable(Moment),
  lastSignInAt: v.nullable(Moment),
  signUpData: Metadata,
  identities: v.array(
    v.object({ provider: v.string(), signUpData: Metadata, createdAt: Moment, lastSignInAt: v.nullable(Moment) }),
  ),
  secondFactors: v.array(
    v.object({
      kind: v.string(),
      name: v.string(),
      phone: v.nullable(v.string()),
      isVerified: v.boolean(),
      createdAt: Moment,
    }),
  ),
  sessions: v.array(v.object({ createdAt: Moment, lastSeenAt: Moment, ...place })),
  events: v.array(v.object({ event: v.string(), at: Moment, ...place })),
});

/** Content of the export: all personal data that the shop stores about the caller. */
export const PersonalData = v.object({
  exportedAt: Moment,
  account: Account,
  profile: Profile,
  addresses: v.array(SavedAddress),
  orders: v.array(PersonalDataOrder),
  wishlist: v.array(v.object({ productId: v.string(), savedAt: Moment })),
  reviews: v.array(
    v.object({
      productId: v.string(),
      rating: v.number(),
      comment: v.nullable(v.string()),
      isHidden: v.boolean(),
      /** The shop's public answer. */
      reply: v.nullable(v.string()),
      repliedAt: v.nullable(Moment),
      createdAt: Moment,
    }),
  ),
  stockNotifications: v.array(
    v.object({ productId: v.string(), email: v.string(), isNotified: v.boolean(), createdAt: Moment }),
  ),
  /** All given and withdrawn consents, newest first. */
  consents: v.array(ConsentRecord),
  /** `null` here and below unless the e-mail address is verified: otherwise it may belong to another person. */
  newsletterSince: v.nullable(Moment),
  contactMessages: v.nullable(
    v.array(
      v.object({
        name: v.string(),
        email: v.string(),
        subject: v.string(),
        message: v.string(),
        language: v.nullable(LanguageInput),
        createdAt: Moment,
        /** What the shop answered by mail. */
        replies: v.array(v.object({ text: v.string(), createdAt: Moment })),
      }),
    ),
  ),
  /** What the shop's staff wrote down about the caller. */
  staffNotes: v.array(v.object({ text: v.string(), createdAt: Moment })),
  staffTags: v.array(v.object({ tag: v.string(), createdAt: Moment })),
  /** An invitation of the own address to the staff that is not accepted. */
  staffInvitation: v.nullable(
    v.object({
      role: v.picklist(staffRoles),
      language: LanguageInput,
      createdAt: Moment,
      sentAt: Moment,
      expiresAt: Moment,
    }),
  ),
  isEmailVerified: v.boolean(),
});
export type PersonalData = v.InferOutput<typeof PersonalData>;

/** Reauthentication: the password, or a code that the accounts service sent. */
const OwnershipProof = form({
  language: LanguageInput,
  password: v.optional(v.pipe(v.string(), v.maxLength(200))),
  code: v.optional(v.pipe(v.string(), v.maxLength(20))),
});

export const personalDataContract = {
  export: customer
    .route({
      method: 'GET',
      path: '/personal-data',
      outputStructure: 'detailed',
      summary: 'Everything that the shop keeps of the caller, as a file',
    })
    .output(v.object({ headers: v.object({ 'content-disposition': v.string() }), body: v.file() })),
};

/** Deletion of the caller's account. */
export const accountContract = {
  delete: customer
    .route({ method: 'POST', path: '/account-deletions', summary: "Delete the caller's account for good" })
    .errors(apiErrors.pick('SECOND_FACTOR_REQUIRED'))
    .errors(authErrors.pick('PASSWORD_REQUIRED', 'PASSWORD_WRONG', 'CODE_REQUIRED', 'CODE_WRONG', 'LAST_OWNER'))
    .input(OwnershipProof)
    .output(v.object({ isDeleted: v.literal(true) })),
};
