import type { Language } from '../../domain/language.ts';
import type { RefusalCode, RefusalDetails } from '../../domain/refusals.ts';
import { connectionFailed } from '../../locales/unreachable.ts';

/** Reason of a failed call, in one language. */
export interface LocalizedRefusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly details: RefusalDetails;
}

/**
 * Maps an error thrown by an API call to the server's refusal in the given language, or to UNAVAILABLE when there was no
 * response or an unknown one.
 */
export function refusalOf(error: unknown, language: Language): LocalizedRefusal {
  if (isObject(error) && isRefusalCode(error['code']) && isObject(error['data'])) {
    const { localizedMessage, ...details } = error['data'];
    const spoken = isObject(localizedMessage) ? localizedMessage[language] : undefined;
    if (typeof spoken === 'string') return { code: error['code'], message: spoken, details };
  }
  return { code: 'UNAVAILABLE', message: connectionFailed[language], details: {} };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Any code with a localized message counts as the server's own: the list of codes would add weight to every page. */
const isRefusalCode = (code: unknown): code is RefusalCode => typeof code === 'string';
