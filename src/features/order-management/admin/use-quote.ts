import { useEffect, useRef, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { type LocalizedError, readError } from '#core/api/read-error.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';

/** Debounce of the quote request, in milliseconds. */
const QUOTE_DEBOUNCE_MS = 300;

/** Result of the newest request, or its refusal; both are null while loading. */
export interface QuoteState<Quote> {
  readonly quote: Quote | null;
  readonly refusal: LocalizedError | null;
  /** Repeats the request. */
  readonly refetch: () => void;
}

/** Requests a quote for an edited order whenever the input changes; null sends no request. */
export function useQuote<Question, Quote>(
  question: Question | null,
  fetchQuote: (admin: AdminClient, question: Question) => Promise<Quote>,
): QuoteState<Quote> {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const key = question === null ? null : JSON.stringify(question);
  const [round, setRound] = useState(0);
  const [response, setResponse] = useState<(Omit<QuoteState<Quote>, 'refetch'> & { readonly key: string }) | null>(
    null,
  );
  const newest = useRef({ question, fetchQuote });
  newest.current = { question, fetchQuote };
  const requestKey = `${round} ${key}`;
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    const load = async () => {
      const { question: request, fetchQuote: send } = newest.current;
      if (request === null) return;
      try {
        const quote = await send(await loadAdminClient(), request);
        if (isCurrent) setResponse({ key: requestKey, quote, refusal: null });
      } catch (error) {
        if (!isCurrent) return;
        const refusal = readError(error, language);
        if (exitCodes.includes(refusal.code)) fail(error);
        setResponse({ key: requestKey, quote: null, refusal });
      }
    };
    const timer = setTimeout(() => void load(), QUOTE_DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, requestKey, language, fail]);
  const current = response?.key === requestKey ? response : null;
  return {
    quote: current?.quote ?? null,
    refusal: current?.refusal ?? null,
    refetch: () => setRound(round + 1),
  };
}

/** Refusals that leave the admin area. */
const exitCodes: readonly string[] = ['SIGN_IN_REQUIRED', 'ADMIN_REQUIRED', 'SECOND_FACTOR_REQUIRED'];
