import type { EndpointExamples } from '#tests/support/example-data.ts';

// a shop without a mail server
const refused = { body: { code: '123456' }, code: 'MAIL_NOT_CONFIGURED' };

export const endpointExamples: EndpointExamples = {
  'admin.setup.setHidden': async ({ database }) => {
    await database.pool.query(`delete from setup_records where name = 'list-hidden'`);
    return { body: { isHidden: true } };
  },
  'admin.mailCheck.send': () => ({ code: 'MAIL_NOT_CONFIGURED' }),
  'admin.mailCheck.confirm': () => refused,
};
