import type { SameShape } from '../same-shape.ts';

export const consents: SameShape<typeof import('../ar/consents.ts').consents> = {
  account: [
    'By creating an account you agree that we keep what you write here for your account and your orders, and write to you about them. All that we keep of you is in your profile, to download or delete at any time.',
  ],
  newsletter: ['New pieces and offers, by email.'],
  stock_notification: ['Enter your email and we will write to you once this product is back.'],
  contact_message: ['We keep what you write here to answer you, and use it for nothing else.'],
};
