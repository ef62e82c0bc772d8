import { useSearchParams } from 'react-router';
import { editorialOf } from '../../../locales/editorial.ts';
import { loadTillMessages } from '../../../locales/load-messages.ts';
import { type EntryMessages, loadEntryMessages } from '../../../locales/load-rooms.ts';
import { visitContext } from '../../api/visit.ts';
import { useEntryWords } from '../../device/entry-words.ts';
import { useTillWords } from '../../device/till-words.ts';
import { readHead } from '../../parts/read-head.ts';
import { titled } from '../../parts/titled.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/auth.ts';
import { EntryFrame } from './entry-frame.tsx';
import { EntryStep } from './entry-step.tsx';
import { readMode, readTab } from './entry-steps.ts';
import { HumanCheck } from './human-check.tsx';
import { type Step, useEntry } from './use-entry.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  const { meta: said } = editorialOf(language);
  const words = await loadEntryMessages(language);
  const { auth: tabs } = await loadTillMessages(language);
  const query = new URL(request.url).searchParams;
  const title = stepTitle(readMode(query.get('mode')) ?? 'tabs', words) ?? tabs[readTab(query)];
  return {
    head: writeHead({
      title: titled(title, said.siteName),
      description: said.auth.description,
      language,
      publicUrl,
      path: '/auth',
      isPrivate: true,
    }),
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
  const [query] = useSearchParams();
  const title = stepTitle(step, words);
  return (
    <EntryFrame title={title ?? auth.tabs} pageTitle={title ?? auth[readTab(query)]} step={step}>
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

/** What a step is called; the first one by the tab that is open. */
const stepTitle = (step: Step, { recovery, confirmation, awaited, factor, newPassword }: EntryMessages) =>
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
