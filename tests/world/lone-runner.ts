import { runJobs } from '../../server/jobs/run-jobs.ts';
import { createSecretBox } from '../../server/sealing/secret-box.ts';
import { somePost } from './some-post.ts';

/** Does the jobs of a database in a process of its own, which a test may kill. A program; its settings are the shop's. */
const { DATABASE_URL: databaseUrl = '', SMTP_URL: smtpUrl = '', SECRET_KEY: secretKey = '' } = process.env;
const box = createSecretBox(Buffer.from(secretKey, 'base64'));
const post = somePost({ smtpUrl }, box);
await runJobs({ databaseUrl, box, tasks: post.tasks, log: console });
