import { ORPCError } from '@orpc/server';
import type { Language } from '../../domain/language.ts';
import { type Refusal, refusalStatus } from '../../domain/refusals.ts';
import { refusalSentence } from '../../locales/refusal-sentence.ts';

/** A refusal as it travels: code, status, its sentence in the language asked for, and in both beside its details. */
export const speakRefusal = ({ code, details }: Refusal, language: Language): ORPCError<string, unknown> => {
  const sentence = { ar: refusalSentence(code, details, 'ar'), en: refusalSentence(code, details, 'en') };
  return new ORPCError(code, {
    status: refusalStatus[code],
    message: sentence[language],
    data: { ...details, sentence },
  });
};

/** Whether an error is a refusal already on its way. */
export const isSpoken = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError && error.code in refusalStatus;
