import { explainSmtpFailure, verifySmtp } from '../../server/mail/smtp-transport.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { warningsAbout } from '../../server/settings/warnings-about.ts';
import { type Finding, findingsOn } from './finding.ts';

const settingsFindings = findingsOn('Settings');
const shop = findingsOn('Shop');
const mail = findingsOn('Mail');

/** Checks what the settings say together. */
export const checkSettings = (settings: Settings): readonly Finding[] => {
  const { publicUrl, trustedProxies } = settings;
  const warnings = [
    ...warningsAbout(settings),
    ...(publicUrl?.startsWith('https:') && trustedProxies === 0
      ? [
          'TRUST_PROXY is 0, although https needs a proxy in front: limits count all visitors as one network. Set it to 1.',
        ]
      : []),
  ];
  if (warnings.length === 0) return [settingsFindings.good('They are valid.')];
  return warnings.map((text) => settingsFindings.warning(text));
};

/** Asks the process itself, past any proxy, whether it is ready. */
export const checkProcess = async ({ port, host }: Settings): Promise<Finding> => {
  const place = `${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
  try {
    const answer = await fetch(`http://${place}/readyz`, { signal: AbortSignal.timeout(8_000) });
    if (answer.ok) return shop.good(`It is ready at ${place}.`);
    return shop.failure(`It runs at ${place}, but says: ${(await answer.text()).trim().slice(0, 100)}.`);
  } catch {
    return shop.failure(`Nothing answers at ${place}. Start the shop, and read its log if it does not start.`);
  }
};

/** Signs in to the mail server without sending a mail. */
export const checkMail = async ({ smtpUrl, mailFrom }: Settings): Promise<Finding> => {
  if (smtpUrl === null) return mail.warning('SMTP_URL is not set: no mail leaves this machine.');
  try {
    await verifySmtp(smtpUrl);
    return mail.good(`The mail server lets the shop in. Whether it takes mails from ${mailFrom} shows test-mail.`);
  } catch (error) {
    return mail.failure(explainSmtpFailure(error));
  }
};
