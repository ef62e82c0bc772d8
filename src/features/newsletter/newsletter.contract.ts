import * as v from 'valibot';
import { anyone } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { NewsletterForm } from '#core/forms/forms.ts';
import { form } from '#core/forms/validation.ts';
import { MailLinkToken } from './unsubscribe.contract.ts';

/** Errors of subscribing to the newsletter. */
export const newsletterErrors = defineErrors({
  ALREADY_SUBSCRIBED: {
    status: 409,
    text: {
      ar: 'هذا البريد الإلكتروني مشترك بالفعل في نشرتنا البريدية',
      en: 'This email is already subscribed to our newsletter',
    },
  },
  NEWSLETTER_LINK_INVALID: {
    status: 422,
    text: {
      ar: 'هذا الرابط ناقص أو انتهت صلاحيته. اشترك من جديد لنرسل إليك رابطًا آخر.',
      en: 'This link is incomplete or has expired. Subscribe again and we will send you another one.',
    },
  },
});

/** E-mail address and mail language, by default the language of the request. */
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
    .errors(newsletterErrors.pick('ALREADY_SUBSCRIBED', 'NEWSLETTER_LINK_INVALID'))
    .input(MailLinkToken)
    .output(v.object({ accepted: v.literal(true) })),
};
