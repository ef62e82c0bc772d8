import * as v from 'valibot';
import { ContactForm } from '../domain/forms/forms.ts';
import { anyone } from './access.ts';

export const contactMessages = {
  create: anyone
    .route({ method: 'POST', path: '/contact-messages', successStatus: 201, summary: 'Write to the shop' })
    .input(ContactForm)
    .output(v.object({ accepted: v.literal(true) })),
};
