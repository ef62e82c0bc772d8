import { useWords } from '../../device/words.tsx';
import { AccountHeader } from './account-header.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { Orders } from './orders.tsx';
import { useAccount } from './use-account.ts';
import { WelcomeCode } from './welcome-code.tsx';

/** What is shown to the one who is signed in. */
export const OwnAccount = () => {
  const { state, load, loadOlder } = useAccount();
  if (state.kind !== 'ready') {
    return (
      <>
        <AccountHeader />
        {state.kind === 'loading' ? <AccountSkeleton /> : <CouldNotLoad onTryAgain={() => void load()} />}
      </>
    );
  }
  const { view, isLoadingOlder } = state;
  const { words, profile, orders } = view;
  // the code is good for a first order only, and a cancelled one gives that back
  const isFirstOrderAhead = orders.every(({ status }) => status === 'cancelled');
  return (
    <>
      <AccountHeader greeting={words.hello({ name: profile.name })} />
      {profile.welcomeCode && isFirstOrderAhead && (
        <WelcomeCode code={profile.welcomeCode} label={words.profile.welcomeCode} />
      )}
      <Orders view={view} isLoadingOlder={isLoadingOlder} onOlder={() => void loadOlder(view)} />
    </>
  );
};

const CouldNotLoad = ({ onTryAgain }: { onTryAgain: () => void }) => {
  const { fields, pages } = useWords();
  return (
    <div className="border border-lapis-200 py-14 px-6 text-center">
      <p>{pages.couldNotLoad}</p>
      <button type="button" className="btn btn-line mt-5" onClick={onTryAgain}>
        {fields.tryAgain}
      </button>
    </div>
  );
};
