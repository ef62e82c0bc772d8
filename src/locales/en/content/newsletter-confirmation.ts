import type { SameShape } from '../../same-shape.ts';
import { messages as refusals } from '../refusals.ts';

export const newsletterConfirmation: SameShape<
  typeof import('../../ar/content/newsletter-confirmation.ts').newsletterConfirmation
> = {
  title: 'Confirm your subscription',
  text: 'Press the button to get our newsletter. You can unsubscribe from any of its mails.',
  button: 'Confirm subscription',
  busy: 'Subscribing...',
  failed: 'You are not subscribed yet',
  done: { title: 'Successfully Subscribed!', text: 'Thank you for subscribing to our newsletter' },
  duplicate: { title: 'Already Subscribed', text: refusals.ALREADY_SUBSCRIBED({}) },
  visit: 'Visit the shop',
};
