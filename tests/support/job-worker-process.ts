import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { runJobs } from '#core/server/jobs/job-worker.ts';
import { testMailer } from './mail/test-mailer.ts';

/** Program that runs the jobs of a database in its own process, which a test can kill; it takes the shop's settings. */
const { DATABASE_URL: databaseUrl = '', SMTP_URL: smtpUrl = '', SECRET_KEY: secretKey = '' } = process.env;
const box = createSecretBox(Buffer.from(secretKey, 'base64'));
const mailer = testMailer({ smtpUrl }, box);
await runJobs({ databaseUrl, box, tasks: {}, lanes: mailer.lanes, log: console });
