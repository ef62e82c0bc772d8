import type { RevocablePurpose } from '../../../../domain/people/consents.ts';
import { notify } from '../../../device/notices.ts';
import { useOwnDataWords } from '../../../device/own-data-words.ts';
import { CouldNotLoad } from '../../../parts/could-not-load.tsx';
import { Part } from '../profile/part.tsx';
import { ConsentRow } from './consent-row.tsx';
import { useConsents } from './use-consents.ts';

/** What a customer agreed to, in the words they read, with the way to take it back (decision 107). */
export const ConsentsPart = ({ onFailed }: { onFailed: (error: unknown) => void }) => {
  const { agreed } = useOwnDataWords();
  const { state, load, busy, withdraw } = useConsents(onFailed);
  const takeBack = async (purpose: RevocablePurpose) => {
    if (!(await withdraw(purpose))) return;
    const { title, body } = agreed.withdrawn[purpose];
    notify({ title, text: body });
  };
  return (
    <Part title={agreed.title} text={agreed.text}>
      {state.kind === 'failed' && <CouldNotLoad onTryAgain={() => void load()} />}
      {state.kind === 'ready' && (
        <ul className="border border-lapis-200 bg-white rows">
          {state.known.map((consent) => (
            <ConsentRow
              key={consent.purpose}
              consent={consent}
              isBusy={busy === consent.purpose}
              onWithdraw={(purpose) => void takeBack(purpose)}
            />
          ))}
        </ul>
      )}
      <a href="/contact#privacy" className="link inline-flex items-center min-h-11 text-sm mt-3">
        {agreed.more}
      </a>
    </Part>
  );
};
