import type { ToldConsent } from '../../../../contract/consents.ts';
import { isRevocable, type RevocablePurpose } from '../../../../domain/people/consents.ts';
import { formatDate } from '../../../../locales/format.ts';
import { useOwnDataWords } from '../../../device/own-data-words.ts';
import { useLanguage, useWords } from '../../../device/words.tsx';

interface ConsentRowProps {
  readonly consent: ToldConsent;
  readonly isBusy: boolean;
  readonly onWithdraw: (purpose: RevocablePurpose) => void;
}

/** Something that a customer agreed to: what for, since when, and in which words. */
export const ConsentRow = ({ consent: { purpose, at, language, text }, isBusy, onWithdraw }: ConsentRowProps) => {
  const { agreed } = useOwnDataWords();
  const { fields } = useWords();
  const shown = useLanguage();
  const name = agreed.purposes[purpose];
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-1 px-4 sm:px-6 py-4">
      <div className="grow min-w-0">
        <p className="font-medium">{name}</p>
        {text && (
          <p lang={language ?? undefined} dir="auto" className="text-sm mt-1 max-w-[34em]">
            {text}
          </p>
        )}
        <p className="text-sm text-mist mt-1">
          <time dateTime={at}>{agreed.since({ day: formatDate(new Date(at), shown) })}</time>
        </p>
      </div>
      {isRevocable(purpose) && (
        <button
          type="button"
          className="link text-sm min-h-11"
          aria-label={agreed.withdrawOf({ purpose: name })}
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={() => onWithdraw(purpose)}
        >
          {isBusy ? fields.wait : agreed.withdraw}
        </button>
      )}
    </li>
  );
};
