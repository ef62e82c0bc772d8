import type { SameShape } from '../../same-shape.ts';

export const newsletterConfirmation: SameShape<
  typeof import('../../ar/content/newsletter-confirmation.ts').newsletterConfirmation
> = {
  title: 'Confirm your subscription',
  text: 'Press the button to get our newsletter. You can unsubscribe from any of its mails.',
  button: 'Confirm subscription',
  busy: 'Subscribing...',
  failed: 'You are not subscribed yet',
  done: { title: 'Successfully Subscribed!', text: 'Thank you for subscribing to our newsletter' },
  duplicate: { title: 'Already Subscribed', text: 'This email is already subscribed to our newsletter' },
  visit: 'Visit the shop',
};
