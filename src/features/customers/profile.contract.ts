import * as v from 'valibot';
import { customer } from '#core/api/access.ts';
import { ProfileForm } from '#core/forms/forms.ts';
import { form } from '#core/forms/validation.ts';
import { authErrors } from '#features/auth/auth.errors.ts';

/** The caller's own profile, with the personal welcome code while it is unused (decision 8). */
export const Profile = v.object({
  name: v.string(),
  email: v.string(),
  /** Null until users who signed up with a provider or a code have entered it. */
  phone: v.nullable(v.string()),
  dateOfBirth: v.nullable(v.string()),
  welcomeCode: v.nullable(v.string()),
  isAdmin: v.boolean(),
  /** Whether the caller has a verified second factor; the account page urges admins to add one (decision 86). */
  hasSecondFactor: v.boolean(),
  /** Whether a link, a code or a provider has verified the address (decision 162). */
  isEmailVerified: v.boolean(),
});
export type Profile = v.InferOutput<typeof Profile>;

export const profileContract = {
  get: customer.route({ method: 'GET', path: '/profile', summary: "The caller's profile" }).output(Profile),
  update: customer
    .route({ method: 'PUT', path: '/profile', summary: "Change the caller's name and phone number" })
    .input(ProfileForm)
    .output(Profile),
  verifyEmail: customer
    .route({
      method: 'POST',
      path: '/profile/email-verification',
      summary:
        "Verify the caller's e-mail address by the code that GET /auth/v1/reauthenticate sends, or by the token of a link in an order mail",
    })
    .errors(authErrors.pick('CODE_WRONG'))
    .input(form({ code: v.pipe(v.string(), v.maxLength(1_000)) }))
    .output(Profile),
};
