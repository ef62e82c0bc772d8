import { explainSmtpFailure, verifySmtp } from '#core/server/mail/smtp-transport.ts';
import { listConfigurationWarnings } from '../../src/server/environment/configuration-warnings.ts';
import type { Settings } from '../../src/server/environment/environment.ts';
import { getLocalOrigin } from '../../src/server/environment/local-origin.ts';
import { type Finding, findingsOn } from './finding.ts';

const settingsFindings = findingsOn('Settings');
const shop = findingsOn('Shop');
const mail = findingsOn('Mail');

/** Checks combinations of settings. */
export const checkSettings = (settings: Settings): readonly Finding[] => {
  const { publicUrl, trustedProxies } = settings;
  const warnings = [
    ...listConfigurationWarnings(settings),
    ...(publicUrl?.startsWith('https:') && trustedProxies === 0
      ? [
          'TRUST_PROXY is 0, although https needs a proxy in front: limits count all visitors as one network. Set it to 1.',
        ]
      : []),
  ];
  if (warnings.length === 0) return [settingsFindings.good('They are valid.')];
  return warnings.map((text) => settingsFindings.warning(text));
};

/** Requests the readiness of the process directly, without a proxy. */
export const checkProcess = async (settings: Settings): Promise<Finding> => {
  const origin = getLocalOrigin(settings);
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(8_000) });
    if (response.ok) return shop.good(`It is ready at ${origin}.`);
    return shop.failure(`It runs at ${origin}, but says: ${(await response.text()).trim().slice(0, 100)}.`);
  } catch {
    return shop.failure(`Nothing answers at ${origin}. Start the shop, and read its log if it does not start.`);
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
