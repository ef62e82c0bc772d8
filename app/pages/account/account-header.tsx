import { useWords } from '../../device/words.tsx';
import { useLogOut } from '../../parts/use-log-out.ts';
import { Icon } from '../../ui/icon.tsx';

/** Whose page it is, once that is known, and the way out. */
export const AccountHeader = ({ greeting }: { greeting?: string | undefined }) => {
  const { nav } = useWords().shell;
  const { logOut, isBusy } = useLogOut();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-8">
      <h1 className="display text-h2 lg:text-[4rem] min-w-0 break-words">{greeting ?? nav.myAccount}</h1>
      <button type="button" className="btn btn-sm btn-quiet" disabled={isBusy} onClick={() => void logOut()}>
        <Icon name="log-out" className="size-[18px] rtl:mirror" />
        {nav.logout}
      </button>
    </div>
  );
};
