import { useEffect, useState } from 'react';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatOpeningState } from '../format-opening-state.ts';
import { openingStateAt, type WeeklyHours } from '../opening-hours.ts';

preloadMessages('openingHours');

/** Refresh interval of the status, in milliseconds. */
const REFRESH_INTERVAL_MS = 15_000;

/** Current opening state and its next change, in Cairo's time; computed in the browser, because the page is cached. */
export function OpeningStatus({ week }: { week: readonly WeeklyHours[] }) {
  const t = useMessages('openingHours');
  const language = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  const state = openingStateAt(week, now);
  if (!state) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${state.isOpen ? 'bg-malachite-700' : 'bg-mist'}`}
      />
      <span className={state.isOpen ? 'text-malachite-700' : 'text-mist'}>
        {formatOpeningState(state, t, language)}
      </span>
    </>
  );
}
