import * as v from 'valibot';
import { customer } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { form } from '#core/forms/validation.ts';
import { authErrors } from '#features/auth/auth.errors.ts';

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
