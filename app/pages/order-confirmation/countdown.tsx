import { useEffect, useState } from 'react';
import { formatLeft } from '../../../locales/time-left.ts';
import { useLanguage, useMessages } from '../../i18n/messages.tsx';

/** What is left until a moment (ISO 8601), by the second. Only to be seen: a text beside it names the end. */
export const Countdown = ({ until }: { until: string }) => {
  const { left } = useMessages('payment');
  const language = useLanguage();
  const end = Date.parse(until);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span className="num">{left({ time: formatLeft(end - now, language) })}</span>;
};
