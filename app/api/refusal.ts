import type { Language } from '../../domain/language.ts';
import type { RefusalCode, RefusalDetails } from '../../domain/refusals.ts';
import { connectionFailed } from '../../locales/unreachable.ts';

/** Why a call failed, ready to be shown. */
export interface LocalizedRefusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly details: RefusalDetails;
}

/**
 * Reads what a call to the shop threw: the shop's own refusal in the shown language, or UNAVAILABLE for an answer that
 * never came or was none of the shop's.
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

/** Whatever bears a sentence in each language is the shop's own: the list of its codes would weigh on every page. */
const isRefusalCode = (code: unknown): code is RefusalCode => typeof code === 'string';
