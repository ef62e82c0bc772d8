import type { SameShape } from '../../same-shape.ts';

export const unsubscribe: SameShape<typeof import('../../ar/content/unsubscribe.ts').unsubscribe> = {
  title: 'Unsubscribe',
  text: 'Press the button and we will send you no more letters of this kind.',
  button: 'Unsubscribe',
  busy: 'One moment...',
  failed: 'You are not unsubscribed yet',
  done: {
    title: 'You are unsubscribed',
    text: 'These letters will not reach you any more. You may subscribe again at any time.',
  },
  visit: 'Visit the shop',
};
