import * as v from 'valibot';
import { anyone } from '#core/api/access.ts';
import { defineErrors } from '#core/errors/define-errors.ts';

/** Errors of unsubscribe links. */
export const unsubscribeErrors = defineErrors({
  UNSUBSCRIBE_LINK_INVALID: {
    status: 422,
    text: {
      ar: 'هذا الرابط ناقص أو غير صحيح. افتحه مرة أخرى من الرسالة التي وصلتك.',
      en: 'This link is incomplete or wrong. Open it again from the message you received.',
    },
  },
});

/** Token of a mail link: unsubscribes from a list (decision 29), or confirms the newsletter (decision 171). */
export const MailLinkToken = v.strictObject({ token: v.pipe(v.string(), v.maxLength(2000)) });

export const unsubscriptionsContract = {
  create: anyone
    .route({
      method: 'POST',
      path: '/unsubscriptions',
      summary: 'Leave a mailing list by the link in one of its mails',
    })
    .errors(unsubscribeErrors.pick('UNSUBSCRIBE_LINK_INVALID'))
    .input(MailLinkToken)
    .output(v.object({ accepted: v.literal(true) })),
};
