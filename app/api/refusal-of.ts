import type { Language } from '../../domain/language.ts';
import type { RefusalCode, RefusalDetails } from '../../domain/refusals.ts';
import { unreachable } from '../../locales/unreachable.ts';

/** Why a call failed, ready to be shown. */
export interface SpokenRefusal {
  readonly code: RefusalCode;
  readonly sentence: string;
  readonly details: RefusalDetails;
}

/**
 * Reads what a call to the shop threw: the shop's own refusal in the shown language, or UNAVAILABLE for an answer that
 * never came or was none of the shop's.
 */
export function refusalOf(error: unknown, language: Language): SpokenRefusal {
  if (isObject(error) && isRefusalCode(error['code']) && isObject(error['data'])) {
    const { sentence, ...details } = error['data'];
    const spoken = isObject(sentence) ? sentence[language] : undefined;
    if (typeof spoken === 'string') return { code: error['code'], sentence: spoken, details };
  }
  return { code: 'UNAVAILABLE', sentence: unreachable[language], details: {} };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whatever bears a sentence in each language is the shop's own: the list of its codes would weigh on every page. */
const isRefusalCode = (code: unknown): code is RefusalCode => typeof code === 'string';
