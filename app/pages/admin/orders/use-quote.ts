import { useEffect, useRef, useState } from 'react';
import type { AdminClient } from '../../../api/admin-client.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { type LocalizedRefusal, refusalOf } from '../../../api/refusal.ts';
import { useLanguage } from '../../../i18n/messages.tsx';
import { useAdminContext } from '../use-admin.ts';

/** Pause after the last change before the server is asked, in milliseconds. */
const QUOTE_AFTER_MS = 300;

/** The answer to the newest question, or why there is none; both are null while it is awaited. */
export interface QuoteState<Quote> {
  readonly quote: Quote | null;
  readonly refusal: LocalizedRefusal | null;
  /** Asks the same question again. */
  readonly askAgain: () => void;
}

/** Asks the server what an edited order costs, again whenever the question changes; null asks nothing. */
export function useQuote<Question, Quote>(
  question: Question | null,
  ask: (admin: AdminClient, question: Question) => Promise<Quote>,
): QuoteState<Quote> {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const key = question === null ? null : JSON.stringify(question);
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<(Omit<QuoteState<Quote>, 'askAgain'> & { readonly to: string }) | null>(null);
  const newest = useRef({ question, ask });
  newest.current = { question, ask };
  const to = `${round} ${key}`;
  useEffect(() => {
    if (key === null) return;
    let isAwaited = true;
    const load = async () => {
      const { question: asked, ask: askOf } = newest.current;
      if (asked === null) return;
      try {
        const quote = await askOf(await loadAdminClient(), asked);
        if (isAwaited) setAnswer({ to, quote, refusal: null });
      } catch (error) {
        if (!isAwaited) return;
        const refusal = refusalOf(error, language);
        if (leaving.includes(refusal.code)) fail(error);
        setAnswer({ to, quote: null, refusal });
      }
    };
    const timer = setTimeout(() => void load(), QUOTE_AFTER_MS);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [key, to, language, fail]);
  const current = answer?.to === to ? answer : null;
  return {
    quote: current?.quote ?? null,
    refusal: current?.refusal ?? null,
    askAgain: () => setRound(round + 1),
  };
}

/** Refusals after which the admin area is left. */
const leaving: readonly string[] = ['SIGN_IN_REQUIRED', 'ADMIN_REQUIRED', 'SECOND_FACTOR_REQUIRED'];
