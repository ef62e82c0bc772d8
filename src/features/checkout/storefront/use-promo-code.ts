import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { type LocalizedError, readError } from '#core/api/read-error.ts';
import { dismissErrors, notify, recheckNotices } from '#core/browser/toasts.ts';
import { firstIssueCode } from '#core/forms/validation.ts';
import { formatAmount } from '#core/i18n/format.ts';
import { formatWait } from '#core/i18n/format-wait.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { Piastres } from '#core/money/money.ts';
import type { CartItem } from '#features/cart/cart-item.ts';
import { orderLines } from '#features/cart/ui/priced-cart.ts';
import { promoBackOff } from '#features/discounts/promo-code.ts';
import { PromoCodeInput } from '#features/pricing/promo-code-input.ts';
import type { PromoDiscount } from '#features/pricing/promo-discount.ts';

export interface PromoCodeControls {
  /** Accepted code; the quote contains its discount. */
  readonly promo: PromoDiscount | null;
  /** Code before the server has accepted it; stored with the form to survive a reload. */
  readonly appliedCode: string | null;
  readonly isChecking: boolean;
  readonly error: string | null;
  /** Seconds until the next attempt is allowed. */
  readonly waitSeconds: number;
  readonly apply: (input: string, isRetry?: boolean) => Promise<void>;
  readonly remove: () => void;
  /** Removes a code that the server no longer accepts, and shows why. */
  readonly revoke: (sentence: string) => void;
  /** Called when the code input changes. */
  readonly edit: () => void;
  /** Called with the displayed discount, 0 without a code; the notice of a new code names this amount. */
  readonly onDiscountChange: (discount: Piastres) => void;
}

/** State of the promo code (specification 5 and 8): validated here, quoted by the server, with a back-off between attempts. */
export function usePromo(items: readonly CartItem[], initialCode: string | null): PromoCodeControls {
  const { general, notices, validation } = useMessages('forms');
  const language = useLanguage();
  /** Code and discount that the current notices refer to. */
  const displayed = useRef<{ code: string | null; discount: Piastres }>({ code: null, discount: 0 });
  const isNew = useRef(false);
  /** Number of the latest check; the responses to earlier ones are ignored. */
  const latestCheck = useRef(0);
  const [promo, setPromo] = useState<PromoDiscount | null>(null);
  const [appliedCode, setAppliedCode] = useState(initialCode);
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [wait, setWait] = useState(noBackOff);
  const waitSeconds = useCountdown(wait);

  const refuse = (title: string, sentence: string) => {
    setError(sentence);
    notify({ title, text: sentence, tone: 'error' });
  };
  // no field error: the countdown under the field is already visible
  const showDelay = (sentence: string) => notify({ title: notices.promo.wait.title, text: sentence, tone: 'error' });
  const handleError = ({ code, message: sentence, details }: LocalizedError) => {
    if (code === 'PROMO_THROTTLED' || code === 'TOO_MANY_REQUESTS') {
      const seconds = Number(details['seconds']);
      if (seconds > 0) setWait(withServerDelay(wait, seconds, Date.now()));
      return showDelay(sentence);
    }
    if (code.startsWith('PROMO_')) {
      setAppliedCode(null);
      if (code === 'PROMO_INVALID') setWait(backOffAfter(wait, Number(details['seconds']), Date.now()));
      return refuse(notices.promo.invalid.title, sentence);
    }
    setWait(nextBackOff(wait, Date.now()));
    refuse(notices.promo.failed.title, notices.promo.failed.body);
  };
  const apply = async (input: string, isRetry = false) => {
    if (isChecking) return;
    dismissErrors();
    const seconds = remainingSeconds(wait, Date.now());
    if (seconds > 0) return showDelay(formatWait(seconds, general));
    const read = v.safeParse(PromoCodeInput, input);
    if (!read.success) return refuse(notices.promo.invalid.title, validation[firstIssueCode(read.issues)]);
    setError(null);
    setIsChecking(true);
    latestCheck.current += 1;
    const check = latestCheck.current;
    try {
      const shop = await loadShopClient();
      const quoted = await shop.promoCodes.quote({ code: read.output, lines: orderLines(items) });
      if (check !== latestCheck.current) return;
      setPromo(quoted);
      setAppliedCode(quoted.code);
      setWait(noBackOff);
      isNew.current = !isRetry;
    } catch (thrown) {
      if (check === latestCheck.current) handleError(readError(thrown, language));
    } finally {
      if (check === latestCheck.current) setIsChecking(false);
    }
  };

  return {
    promo,
    appliedCode,
    isChecking,
    error,
    waitSeconds,
    apply,
    remove: () => {
      setPromo(null);
      setAppliedCode(null);
      displayed.current = { code: null, discount: 0 };
      recheckNotices();
      const { title, body } = notices.promo.removed;
      notify({ title, text: body, isTrue: () => displayed.current.code === null });
    },
    revoke: (sentence) => {
      setPromo(null);
      setAppliedCode(null);
      refuse(notices.promo.invalid.title, sentence);
    },
    edit: () => {
      latestCheck.current += 1;
      setIsChecking(false);
      if (error !== null) dismissErrors();
      setError(null);
      setAppliedCode(null);
    },
    onDiscountChange: (discount) => {
      const code = promo?.code ?? null;
      displayed.current = { code, discount };
      recheckNotices();
      if (code === null || !isNew.current) return;
      isNew.current = false;
      const { title, body } = notices.promo.applied({ amount: formatAmount(discount, language) });
      notify({
        title,
        text: body,
        isTrue: () => displayed.current.code === code && displayed.current.discount === discount,
      });
    },
  };
}

function useCountdown(wait: PromoCodeBackOff): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (remainingSeconds(wait, Date.now()) === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [wait]);
  return now === 0 ? 0 : remainingSeconds(wait, now);
}

/** Number of consecutive failed attempts, and the time (in milliseconds) when the next is allowed. */
export interface PromoCodeBackOff {
  readonly failures: number;
  readonly until: number;
}

export const noBackOff: PromoCodeBackOff = { failures: 0, until: 0 };

/** Back-off after another failed attempt: 2 s, doubling, at most 30 s (specification 4). */
export const nextBackOff = ({ failures }: PromoCodeBackOff, now: number): PromoCodeBackOff => ({
  failures: failures + 1,
  until: now + promoBackOff(failures + 1) * 1000,
});

/**
 * Back-off after an unknown code: the server's delay in seconds, which counts failures before a reload and in other tabs, or the
 * page's own one without it.
 */
export const backOffAfter = (wait: PromoCodeBackOff, seconds: number, now: number): PromoCodeBackOff =>
  seconds > 0 ? withServerDelay(nextBackOff(wait, now), seconds, now) : nextBackOff(wait, now);

/** Applies the server's delay; keeps the number of failures. */
export const withServerDelay = ({ failures }: PromoCodeBackOff, seconds: number, now: number): PromoCodeBackOff => ({
  failures,
  until: now + seconds * 1000,
});

/** Remaining delay in whole seconds, 0 if the next attempt is allowed. */
export const remainingSeconds = ({ until }: PromoCodeBackOff, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));
