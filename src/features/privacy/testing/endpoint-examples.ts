import { randomBytes, randomInt } from 'node:crypto';
import type { EndpointExamples } from '#tests/support/example-data.ts';

export const endpointExamples: EndpointExamples = {
  'consents.list': async (shop, { userId }) => {
    const at = new Date(Date.now() - randomInt(1e12)).toISOString();
    await shop.database.pool.query(
      `insert into consents (created_at, purpose, is_granted, text_version, language, source, subject_hash, user_id)
       values ($3, 'contact_message', true, 1, 'ar', 'contact_form', $2, $1)`,
      [userId, randomBytes(32), at],
    );
    return { owned: at };
  },
  'consents.withdraw': async (shop, { email }) => {
    await shop.database.pool.query('insert into newsletter_subscriptions (email) values ($1) on conflict do nothing', [
      email,
    ]);
    return { body: { purpose: 'newsletter' } };
  },
  'personalData.export': (_, { email }) => ({ owned: email }),
  // without a password, so that the account still exists for the next call
  'account.delete': () => ({ code: 'PASSWORD_REQUIRED', codeWithoutFactor: 'SECOND_FACTOR_REQUIRED' }),
};
