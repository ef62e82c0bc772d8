import { useEffect, useState } from 'react';
import { isUncertain, isUnsettled, type PaymentStage, pausesOf } from './payment-stage.ts';

/**
 * Looks again at an order whose state somebody else changes, and whenever the tab is shown again or restored by the back button;
 * returns whether it has given up.
 */
export const usePaymentWatch = (stage: PaymentStage, refresh: () => Promise<void>): boolean => {
  const [givenUp, setGivenUp] = useState<PaymentStage | null>(null);

  useEffect(() => {
    if (!isUncertain(stage) || givenUp === stage) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const wait = ([pause, ...later]: readonly number[]) => {
      if (pause === undefined) return setGivenUp(stage);
      timer = setTimeout(async () => {
        await refresh();
        if (isHere) wait(later);
      }, pause * 1000);
    };
    wait(pausesOf(stage));
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [stage, refresh, givenUp]);

  useEffect(() => {
    if (!isUnsettled(stage)) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void refresh();
      // goes on looking
      setGivenUp(null);
    };
    const lookIfRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', lookIfRestored);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', lookIfRestored);
    };
  }, [stage, refresh]);

  return givenUp === stage;
};
