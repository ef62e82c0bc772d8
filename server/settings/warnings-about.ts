import type { Settings } from './settings.ts';

/**
 * What an owner should know before strangers come: sentences about settings that are allowed, because a shop may be tried
 * out with them, and dangerous or useless at a public address.
 */
export const warningsAbout = ({ publicUrl, smtpUrl }: Pick<Settings, 'publicUrl' | 'smtpUrl'>): readonly string[] => {
  if (publicUrl === null || isPrivate(new URL(publicUrl).hostname)) return [];
  return [
    ...(publicUrl.startsWith('http:')
      ? [
          'PUBLIC_URL begins with http: passwords and addresses can be read on their way. Put TLS in front, and say https.',
        ]
      : []),
    ...(smtpUrl === null
      ? ['SMTP_URL is not set: no mail leaves this machine, so nobody can recover a password or hear of their order.']
      : []),
  ];
};

/** This machine, a network at home or at work, or a name that only such a network knows. */
const isPrivate = (host: string): boolean =>
  host === 'localhost' ||
  !host.includes('.') ||
  /\.(?:localhost|local|test|example|invalid|internal|lan)$/.test(host) ||
  /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./.test(host);
