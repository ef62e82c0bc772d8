import { useOfficeWords } from '../../device/office-words.ts';
import { useWords } from '../../device/words.tsx';
import { LotusMark } from '../../parts/lotus-mark.tsx';
import { useLogOut } from '../../parts/use-log-out.ts';
import { Wordmark } from '../../parts/wordmark.tsx';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The office's own header: whose shop it is, who is at work, and the ways out. */
export const OfficeHeader = ({ email }: { email: string | undefined }) => {
  const { shell } = useWords();
  const { frame } = useOfficeWords();
  const { logOut, isBusy } = useLogOut();
  return (
    <header className="night bg-lapis-950 text-white">
      <div className="page flex items-center gap-x-3 sm:gap-x-5 h-16">
        <a href="/admin" aria-label={`${shell.brand} – ${frame.name}`} className="flex items-center gap-2.5 min-h-11">
          <LotusMark className="size-8" stroke={1.8} />
          <Wordmark className="ar:h-7 en:h-4 max-sm:hidden" />
          <span className="text-lapis-200 sm:border-s border-lapis-700 sm:ps-5 sm:ms-3">{frame.name}</span>
        </a>
        <p className="ms-auto max-lg:hidden text-lapis-200">
          <bdi>{email}</bdi>
        </p>
        <LanguageSwitch className="inline-flex max-lg:ms-auto" />
        <a href="/" className="inline-flex items-center min-h-11 link">
          {frame.viewShop}
        </a>
        <button
          type="button"
          aria-label={shell.nav.logout}
          className="grid place-items-center size-11 -me-2.5"
          disabled={isBusy}
          onClick={() => void logOut()}
        >
          <Icon name="log-out" className="size-5 rtl:mirror" />
        </button>
      </div>
    </header>
  );
};
