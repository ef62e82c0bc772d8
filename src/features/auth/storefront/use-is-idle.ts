import { useEffect, useState } from 'react';

/** Returns whether the page has loaded and the browser is idle. */
export function useIsIdle(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const scheduleIdle = () => void (globalThis.requestIdleCallback ?? setTimeout)(() => setAtRest(true));
    if (document.readyState === 'complete') scheduleIdle();
    else addEventListener('load', scheduleIdle, { once: true });
    return () => removeEventListener('load', scheduleIdle);
  }, []);
  return isAtRest;
}
