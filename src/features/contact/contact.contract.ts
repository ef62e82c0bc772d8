import * as v from 'valibot';
import { anyone } from '#core/api/access.ts';
import { ContactForm } from '#core/forms/forms.ts';

export const contactMessagesContract = {
  create: anyone
    .route({ method: 'POST', path: '/contact-messages', successStatus: 201, summary: 'Write to the shop' })
    .input(ContactForm)
    .output(v.object({ accepted: v.literal(true) })),
};
