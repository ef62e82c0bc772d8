import * as v from 'valibot';
import { anyone } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { refusals } from '#core/api/errors.ts';
import { NewsletterForm } from '#core/forms/forms.ts';
import { form } from '#core/forms/validation.ts';
import { MailLinkToken } from './unsubscribe.contract.ts';

/** E-mail address and mail language; without a language, that of the request applies. */
const Subscription = form({ ...NewsletterForm.entries, language: v.optional(LanguageInput) });

export const newsletterSubscriptionsContract = {
  create: anyone
    .route({
      method: 'POST',
      path: '/newsletter-subscriptions',
      successStatus: 201,
      summary: 'Request the newsletter: a confirmation link is mailed to the address',
    })
    .input(Subscription)
    .output(v.object({ accepted: v.literal(true) })),
  confirm: anyone
    .route({
      method: 'POST',
      path: '/newsletter-confirmations',
      successStatus: 201,
      summary: 'Subscribe to the newsletter by the link of the mail that was asked for',
    })
    .errors(refusals('ALREADY_SUBSCRIBED', 'NEWSLETTER_LINK_INVALID'))
    .input(MailLinkToken)
    .output(v.object({ accepted: v.literal(true) })),
};
