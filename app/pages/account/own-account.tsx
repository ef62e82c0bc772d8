import { CouldNotLoad } from '../../parts/could-not-load.tsx';
import { AccountHeader } from './account-header.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { useAccount } from './use-account.ts';
import { WelcomeCode } from './welcome-code.tsx';

/** What is shown to the one who is signed in. */
export const OwnAccount = () => {
  const { state, load, loadOlder, keepProfile, fail } = useAccount();
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
      <AccountTabs
        view={view}
        isLoadingOlder={isLoadingOlder}
        onOlder={() => void loadOlder(view)}
        onProfile={keepProfile}
        onFailed={fail}
      />
    </>
  );
};
