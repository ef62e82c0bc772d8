import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** A new authenticator; returned to the user's app once. */
export type NewAuthenticator = {
  /** 20 random bytes in base 32. */
  readonly secret: string;
  /** The same as an `otpauth:` URL, with issuer and account. */
  readonly uri: string;
  /** The URL as a QR code: SVG text. */
  readonly qrCode: string;
};

/** The parameters that every authenticator app supports (RFC 6238; accounts contract, section 2). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Creates an authenticator of `account` (an address or a number) for the shop called `issuer`. */
export const createTotp = (issuer: string, account: string): NewAuthenticator => {
  const totp = new TOTP({ ...shape, issuer, label: account, secret: new Secret({ size: 20 }) });
  const uri = totp.toString();
  // The client puts the SVG into a `data:` URL without escaping, where "#" or "%" would break it: colours by name.
  return { secret: totp.secret.base32, uri, qrCode: renderSVG(uri, { whiteColor: 'white', blackColor: 'black' }) };
};

/**
 * Returns the time step of this code when it is the current one or a neighbour and later than `lastStep`, the
 * last accepted one; null when the code is wrong or reused. `at` in Unix milliseconds.
 */
export const acceptedStep = (secret: string, code: string, lastStep: number | null, at: number): number | null => {
  const totp = new TOTP({ ...shape, secret });
  const distance = totp.validate({ token: code, timestamp: at, window: 1 });
  if (distance === null) return null;
  const step = totp.counter({ timestamp: at }) + distance;
  return lastStep !== null && step <= lastStep ? null : step;
};
