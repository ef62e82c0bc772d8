import { Suspense } from 'react';
import { captchaPlace } from '../../device/captcha-place.ts';
import { lazily } from '../../parts/lazily.tsx';
import { useIsAtRest } from './use-is-at-rest.ts';

const HumanNote = lazily(
  async () => (await import('./human-note.tsx')).HumanNote,
  // who cannot reach the shop sees so when they send the form
  () => null,
);

/** Where the accounts have it checked that a person is here, if their owner wants that. */
export const HumanCheck = () => (
  <>
    <div id={captchaPlace} className="mt-6 empty:hidden" />
    {useIsAtRest() && (
      <Suspense>
        <HumanNote />
      </Suspense>
    )}
  </>
);
