import { useState } from 'react';
import type { OfficeInBrowser } from '../../api/office-client.ts';
import { loadOffice } from '../../api/office-in-browser.ts';
import { mustWait } from '../../device/must-wait.ts';
import { notify } from '../../device/notices.ts';
import { useOffice } from './office-context.ts';

interface Deed<Result> {
  readonly act: (office: OfficeInBrowser) => Promise<Result>;
  /** What is said when it is done. */
  readonly said: { readonly title: string; readonly body: string };
  readonly onDone?: (result: Result) => void;
}

/** Does something an admin wants, once at a time, and says so; or says why not. */
export function useDeed() {
  const { fail } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const run = async <Result>({ act, said, onDone }: Deed<Result>): Promise<void> => {
    if (isBusy || mustWait()) return;
    setBusy(true);
    try {
      const result = await act(await loadOffice());
      notify({ title: said.title, text: said.body, about: 'office' });
      onDone?.(result);
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return { run, isBusy };
}
