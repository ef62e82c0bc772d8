import * as v from 'valibot';
import { ContactForm, NewsletterForm, ProfileForm } from '../domain/people/forms.ts';
import { form } from '../domain/validation.ts';
import { LanguageInput } from './language.ts';
import { refusals } from './refusal.ts';
import { anyone, customer } from './who.ts';

/** The caller's own profile, with the personal welcome code while it is unused (decision 8). */
export const Profile = v.object({
  name: v.string(),
  email: v.string(),
  /** Null for whoever came by a provider or a code and has not told it yet. */
  phone: v.nullable(v.string()),
  dateOfBirth: v.nullable(v.string()),
  welcomeCode: v.nullable(v.string()),
  isAdmin: v.boolean(),
  /** Whether they have proven one; the account urges admins without one to take it (decision 86). */
  hasSecondFactor: v.boolean(),
  /** Whether a link, a code or a provider has shown that the address is theirs (decision 162). */
  isEmailProven: v.boolean(),
});
export type Profile = v.InferOutput<typeof Profile>;

/** An address, and the language its letters are to be in; without one, that of the request. */
const Subscription = form({ ...NewsletterForm.entries, language: v.optional(LanguageInput) });

/** What the link of a mail carries: to leave its list (decision 29), or to confirm the newsletter (decision 171). */
const LinkToken = v.strictObject({ token: v.pipe(v.string(), v.maxLength(2000)) });

const Accepted = v.object({ accepted: v.literal(true) });

export const people = {
  profile: customer.route({ method: 'GET', path: '/profile', summary: "The caller's profile" }).output(Profile),
  changeProfile: customer
    .route({ method: 'PUT', path: '/profile', summary: "Change the caller's name and phone number" })
    .input(ProfileForm)
    .output(Profile),
  proveEmail: customer
    .route({
      method: 'POST',
      path: '/profile/email-proofs',
      summary: "Prove the caller's e-mail address by the code that GET /auth/v1/reauthenticate sends",
    })
    .errors(refusals('CODE_WRONG'))
    .input(form({ code: v.pipe(v.string(), v.maxLength(20)) }))
    .output(Profile),
  contact: anyone
    .route({ method: 'POST', path: '/contact-messages', successStatus: 201, summary: 'Write to the shop' })
    .input(ContactForm)
    .output(Accepted),
  subscribe: anyone
    .route({
      method: 'POST',
      path: '/newsletter-subscriptions',
      successStatus: 201,
      summary: 'Ask for the newsletter: a mail with a link comes, whoever has the address',
    })
    .input(Subscription)
    .output(Accepted),
  confirmSubscription: anyone
    .route({
      method: 'POST',
      path: '/newsletter-confirmations',
      successStatus: 201,
      summary: 'Subscribe to the newsletter by the link of the mail that was asked for',
    })
    .errors(refusals('ALREADY_SUBSCRIBED', 'NEWSLETTER_LINK_INVALID'))
    .input(LinkToken)
    .output(Accepted),
  unsubscribe: anyone
    .route({ method: 'POST', path: '/unsubscriptions', summary: 'Leave a list by the link of one of its letters' })
    .errors(refusals('LEAVE_LINK_INVALID'))
    .input(LinkToken)
    .output(Accepted),
};
