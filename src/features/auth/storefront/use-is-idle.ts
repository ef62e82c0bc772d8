import { useEffect, useState } from 'react';

/** Returns whether the page has loaded and the browser is idle. */
export function useIsIdle(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const rest = () => void (globalThis.requestIdleCallback ?? setTimeout)(() => setAtRest(true));
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
    return () => removeEventListener('load', rest);
  }, []);
  return isAtRest;
}
