import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import type { Piastres } from '../../../domain/money.ts';
import { PromoCodeInput, type PromoDiscount } from '../../../domain/promos/promo-code.ts';
import { firstCode } from '../../../domain/validation.ts';
import { formatAmount } from '../../../locales/format.ts';
import { loadShop } from '../../api/browser.ts';
import { refusalOf, type SpokenRefusal } from '../../api/refusal-of.ts';
import { dismissAlarms, notify, recheckNotices } from '../../device/notices.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useLanguage } from '../../device/words.tsx';
import { orderLines } from '../../parts/priced-cart.ts';
import { afterFailure, asTold, noWait, type PromoWait, secondsLeft } from './promo-wait.ts';

export interface PromoDesk {
  /** The accepted code; what it takes off is for the quote to say. */
  readonly promo: PromoDiscount | null;
  /** The same before the shop has answered: kept with the form, so that a reload does not lose it. */
  readonly wanted: string | null;
  readonly isChecking: boolean;
  readonly error: string | null;
  /** Seconds until the next code may be tried. */
  readonly waitSeconds: number;
  readonly apply: (typed: string, isAgain?: boolean) => Promise<void>;
  readonly remove: () => void;
  /** The shop took an accepted code back, and says why. */
  readonly takeBack: (sentence: string) => void;
  /** Another code is being typed. */
  readonly edit: () => void;
  /** The page shows what the accepted code takes off, nothing without one: a code that is new is told with that amount. */
  readonly onShown: (discount: Piastres) => void;
}

/** Promo codes as specification 5 and 8 have them: checked here, quoted by the shop, never tried faster than allowed. */
export function usePromo(items: readonly CartItem[], kept: string | null): PromoDesk {
  const { notices, refusals, validation } = useTillWords();
  const language = useLanguage();
  /** What notices about the code are true of. */
  const shown = useRef<{ code: string | null; discount: Piastres }>({ code: null, discount: 0 });
  const isNew = useRef(false);
  const [promo, setPromo] = useState<PromoDiscount | null>(null);
  const [wanted, setWanted] = useState(kept);
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [wait, setWait] = useState(noWait);
  const waitSeconds = useSecondsLeft(wait);

  const refuse = (title: string, sentence: string) => {
    setError(sentence);
    notify({ title, text: sentence, tone: 'alarm' });
  };
  // the countdown under the field says it already
  const letWait = (sentence: string) => notify({ title: notices.promo.wait.title, text: sentence, tone: 'alarm' });
  const hear = ({ code, sentence, details }: SpokenRefusal) => {
    if (code === 'PROMO_THROTTLED' || code === 'TOO_MANY_REQUESTS') {
      const seconds = Number(details['seconds']);
      if (seconds > 0) setWait(asTold(wait, seconds, Date.now()));
      return letWait(sentence);
    }
    if (code.startsWith('PROMO_')) {
      setWanted(null);
      if (code === 'PROMO_INVALID') setWait(afterFailure(wait, Date.now()));
      return refuse(notices.promo.invalid.title, sentence);
    }
    setWait(afterFailure(wait, Date.now()));
    refuse(notices.promo.failed.title, notices.promo.failed.body);
  };
  const apply = async (typed: string, isAgain = false) => {
    if (isChecking) return;
    dismissAlarms();
    const seconds = secondsLeft(wait, Date.now());
    if (seconds > 0) return letWait(refusals.PROMO_THROTTLED({ seconds }));
    const read = v.safeParse(PromoCodeInput, typed);
    if (!read.success) return refuse(notices.promo.invalid.title, validation[firstCode(read.issues)]);
    setError(null);
    setIsChecking(true);
    try {
      const shop = await loadShop();
      const quoted = await shop.promos.quote({ code: read.output, lines: orderLines(items) });
      setPromo(quoted);
      setWanted(quoted.code);
      setWait(noWait);
      isNew.current = !isAgain;
    } catch (thrown) {
      hear(refusalOf(thrown, language));
    } finally {
      setIsChecking(false);
    }
  };

  return {
    promo,
    wanted,
    isChecking,
    error,
    waitSeconds,
    apply,
    remove: () => {
      setPromo(null);
      setWanted(null);
      shown.current = { code: null, discount: 0 };
      recheckNotices();
      const { title, body } = notices.promo.removed;
      notify({ title, text: body, isTrue: () => shown.current.code === null });
    },
    takeBack: (sentence) => {
      setPromo(null);
      setWanted(null);
      refuse(notices.promo.invalid.title, sentence);
    },
    edit: () => {
      if (error !== null) dismissAlarms();
      setError(null);
      setWanted(null);
    },
    onShown: (discount) => {
      const code = promo?.code ?? null;
      shown.current = { code, discount };
      recheckNotices();
      if (code === null || !isNew.current) return;
      isNew.current = false;
      const { title, body } = notices.promo.applied({ amount: formatAmount(discount, language) });
      notify({ title, text: body, isTrue: () => shown.current.code === code && shown.current.discount === discount });
    },
  };
}

function useSecondsLeft(wait: PromoWait): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (secondsLeft(wait, Date.now()) === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [wait]);
  return now === 0 ? 0 : secondsLeft(wait, now);
}
