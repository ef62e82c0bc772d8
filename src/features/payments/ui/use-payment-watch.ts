import { useEffect, useState } from 'react';
import { getPollIntervals, isUncertain, isUnsettled, type PaymentStage } from './payment-stage.ts';

/**
 * Polls until the payment settles, and refreshes when the tab becomes visible or is restored from the back/forward cache. Returns
 * whether polling has given up.
 */
export const usePaymentWatch = (stage: PaymentStage, refresh: () => Promise<void>): boolean => {
  const [givenUp, setGivenUp] = useState<PaymentStage | null>(null);

  useEffect(() => {
    if (!isUncertain(stage) || givenUp === stage) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const wait = ([pause, ...later]: readonly number[]) => {
      if (pause === undefined) return setGivenUp(stage);
      timer = setTimeout(async () => {
        await refresh();
        if (isCurrent) wait(later);
      }, pause * 1000);
    };
    wait(getPollIntervals(stage));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [stage, refresh, givenUp]);

  useEffect(() => {
    if (!isUnsettled(stage)) return;
    const refreshIfVisible = () => {
      if (document.visibilityState !== 'visible') return;
      void refresh();
      // resumes polling
      setGivenUp(null);
    };
    const refreshIfRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refreshIfVisible();
    };
    document.addEventListener('visibilitychange', refreshIfVisible);
    addEventListener('pageshow', refreshIfRestored);
    return () => {
      document.removeEventListener('visibilitychange', refreshIfVisible);
      removeEventListener('pageshow', refreshIfRestored);
    };
  }, [stage, refresh]);

  return givenUp === stage;
};
