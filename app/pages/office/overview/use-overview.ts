import { useCallback, useEffect, useState } from 'react';
import type { Overview } from '../../../../contract/office/desk.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { useLanguage } from '../../../device/words.tsx';
import { useOffice } from '../office-context.ts';

/** How the shop does, as it is when the page is opened. */
export function useOverview() {
  const { fail } = useOffice();
  const language = useLanguage();
  const [overview, setOverview] = useState<Overview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const { desk } = await loadOffice();
      setOverview(await desk.overview({ language }));
    } catch (error) {
      setFailed(true);
      fail(error);
    }
  }, [fail, language]);
  useEffect(() => {
    void load();
  }, [load]);
  return { overview, hasFailed, loadAgain: () => void load() };
}
