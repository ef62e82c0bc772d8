import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** A new authenticator: what the person's app is given, once. */
export type NewAuthenticator = {
  /** 20 random bytes in base 32. */
  readonly secret: string;
  /** The same as an `otpauth:` address, with who it is for. */
  readonly uri: string;
  /** The address as a square code: SVG text. */
  readonly qrCode: string;
};

/** The one kind of code that every authenticator app can make (RFC 6238; accounts contract, section 2). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 };

/** An authenticator of `account` (an address or a number) for the shop called `issuer`. */
export const createTotp = (issuer: string, account: string): NewAuthenticator => {
  const totp = new TOTP({ ...shape, issuer, label: account, secret: new Secret({ size: 20 }) });
  const uri = totp.toString();
  // The client puts the text into a `data:` address as it stands, where "#" or "%" would break it: colours by name.
  return { secret: totp.secret.base32, uri, qrCode: renderSVG(uri, { whiteColor: 'white', blackColor: 'black' }) };
};

/**
 * The time step this code was made in, when that is the current one or a neighbour and later than `lastStep`, the last
 * one that was accepted; null when the code is wrong or is given again. `at` in unix milliseconds.
 */
export const acceptedStep = (secret: string, code: string, lastStep: number | null, at: number): number | null => {
  const totp = new TOTP({ ...shape, secret });
  const distance = totp.validate({ token: code, timestamp: at, window: 1 });
  if (distance === null) return null;
  const step = totp.counter({ timestamp: at }) + distance;
  return lastStep !== null && step <= lastStep ? null : step;
};
