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
});
export type Profile = v.InferOutput<typeof Profile>;

/** An address, and the language its letters are to be in; without one, that of the request. */
const Subscription = form({ ...NewsletterForm.entries, language: v.optional(LanguageInput) });

/** What a letter's link to leave its list carries (decision 29). */
const LeaveToken = v.strictObject({ token: v.pipe(v.string(), v.maxLength(2000)) });

const Accepted = v.object({ accepted: v.literal(true) });

export const people = {
  profile: customer.route({ method: 'GET', path: '/profile', summary: "The caller's profile" }).output(Profile),
  changeProfile: customer
    .route({ method: 'PUT', path: '/profile', summary: "Change the caller's name and phone number" })
    .input(ProfileForm)
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
      summary: 'Subscribe to the newsletter',
    })
    .errors(refusals('ALREADY_SUBSCRIBED'))
    .input(Subscription)
    .output(Accepted),
  unsubscribe: anyone
    .route({ method: 'POST', path: '/unsubscriptions', summary: 'Leave a list by the link of one of its letters' })
    .errors(refusals('LEAVE_LINK_INVALID'))
    .input(LeaveToken)
    .output(Accepted),
};
