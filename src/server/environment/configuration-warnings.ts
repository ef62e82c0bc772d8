import type { Settings } from './environment.ts';

/** Lists warnings about settings that are fine for a trial, but dangerous or useless at a public address. */
export const listConfigurationWarnings = ({
  publicUrl,
  smtpUrl,
}: Pick<Settings, 'publicUrl' | 'smtpUrl'>): readonly string[] => {
  if (publicUrl === null || isPrivate(new URL(publicUrl).hostname)) return [];
  return [
    ...(publicUrl.startsWith('http:')
      ? [
          'PUBLIC_URL begins with http: passwords and addresses can be read on their way. Put TLS in front, and say https.',
        ]
      : []),
    ...(smtpUrl === null
      ? [
          'SMTP_URL is not set: no mail leaves this machine, so customers can neither recover a password nor get a mail about their order.',
        ]
      : []),
  ];
};

/** Whether a host is local: this machine, a private network, or a reserved name. */
const isPrivate = (host: string): boolean =>
  host === 'localhost' ||
  !host.includes('.') ||
  /\.(?:localhost|local|test|example|invalid|internal|lan)$/.test(host) ||
  /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./.test(host);
