import { editorialOf } from '../../../locales/editorial.ts';
import type { EntryMessages } from '../../../locales/load-rooms.ts';
import { visitContext } from '../../api/visit.ts';
import { useEntryWords } from '../../device/entry-words.ts';
import { useTillWords } from '../../device/till-words.ts';
import { readHead } from '../../parts/read-head.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/auth.ts';
import { EntryFrame } from './entry-frame.tsx';
import { EntryStep } from './entry-step.tsx';
import { HumanCheck } from './human-check.tsx';
import { type Step, useEntry } from './use-entry.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  return {
    head: writeHead({ ...editorialOf(language).meta.auth, language, publicUrl, path: '/auth', isPrivate: true }),
  };
};

/** The step is in the query, and what is loaded is the same for all. */
export const shouldRevalidate = () => false;

export const meta = readHead;

/** Sign-in and sign-up (specification 2, Auth). Who is signed in goes on to where they came from (decision 24). */
export default function Auth() {
  const { auth } = useTillWords();
  const words = useEntryWords();
  const entry = useEntry();
  const { step, place } = entry;
  return (
    <EntryFrame title={titleOf(step, words) ?? auth.tabs} step={step}>
      {step === 'tabs' && place === '/checkout' && <p className="pb-6">{auth.toCheckout}</p>}
      <EntryStep {...entry} />
      {isForAnybody[step] && <HumanCheck />}
    </EntryFrame>
  );
}

/** The steps that ask something of the accounts before anybody is known. */
const isForAnybody: Readonly<Record<Step, boolean>> = {
  tabs: true,
  recover: true,
  confirm: true,
  mail: true,
  factor: false,
  'new-password': false,
  'first-password': false,
  'no-way': false,
};

const titleOf = (step: Step, { recovery, confirmation, awaited, factor, newPassword }: EntryMessages) =>
  ({
    tabs: null,
    recover: recovery.title,
    confirm: confirmation.title,
    mail: awaited.title,
    factor: factor.title,
    'new-password': newPassword.title,
    'first-password': newPassword.first.title,
    'no-way': newPassword.title,
  })[step];
