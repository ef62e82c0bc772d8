import * as v from 'valibot';
import { anyone } from '#core/api/access.ts';
import { refusals } from '#core/api/errors.ts';

/** Token of a mail link: unsubscribes from a list (decision 29), or confirms the newsletter (decision 171). */
export const MailLinkToken = v.strictObject({ token: v.pipe(v.string(), v.maxLength(2000)) });

export const unsubscriptionsContract = {
  create: anyone
    .route({
      method: 'POST',
      path: '/unsubscriptions',
      summary: 'Leave a mailing list by the link in one of its mails',
    })
    .errors(refusals('UNSUBSCRIBE_LINK_INVALID'))
    .input(MailLinkToken)
    .output(v.object({ accepted: v.literal(true) })),
};
