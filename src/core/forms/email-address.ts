import { decodePunycode } from './punycode.ts';

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LEVEL = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})';

/** Format of an e-mail address: dotted atoms, and a host name with a top-level domain. Encoded labels are not checked. */
export const EMAIL_ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LEVEL}$`, 'u');

/** Letters, marks, digits and inner hyphens. */
const HOST_LABEL = /^[\p{L}\p{M}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?$/u;

/** Whether a text is an e-mail address. */
export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text) && hasReadableHost(text);

/**
 * Whether the encoded labels of the host name contain only letters, marks, digits and hyphens. Browsers encode
 * non-ASCII characters as `xn--`, including punctuation after the address, such as an Arabic comma.
 */
export const hasReadableHost = (address: string): boolean =>
  address
    .slice(address.lastIndexOf('@') + 1)
    .split('.')
    .every((label) => !/^xn--/i.test(label) || HOST_LABEL.test(decodePunycode(label.slice(4).toLowerCase()) ?? ''));

/** Returns the key for comparing addresses, which are stored as entered. */
export const emailKey = (address: string): string => address.toLowerCase();
