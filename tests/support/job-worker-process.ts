import { createSecretBox } from '../../platform/encryption/secret-box.ts';
import { runJobs } from '../../server/jobs/job-worker.ts';
import { testMailers } from './mail/test-mailer.ts';

/** Does the jobs of a database in a process of its own, which a test may kill. A program; its settings are the shop's. */
const { DATABASE_URL: databaseUrl = '', SMTP_URL: smtpUrl = '', SECRET_KEY: secretKey = '' } = process.env;
const box = createSecretBox(Buffer.from(secretKey, 'base64'));
const post = testMailers({ smtpUrl }, box);
await runJobs({ databaseUrl, box, tasks: post.tasks, log: console });
