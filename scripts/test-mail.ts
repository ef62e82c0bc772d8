import * as v from 'valibot';
import { EmailAddress } from '#core/forms/form-schemas.ts';
import { sendTestMail } from '../src/server/commands/send-test-mail.ts';
import { readSettings } from '../src/server/environment/environment.ts';

/** `npm run test-mail -- you@example.com`: sends a mail with the settings of the shop. */
try {
  const address = v.safeParse(EmailAddress, process.argv[2] ?? '');
  if (!address.success) throw new Error('Say to whom, for example: test-mail you@example.com');
  console.log(await sendTestMail(readSettings(process.env), address.output));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
