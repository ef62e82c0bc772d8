import { useState } from 'react';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { formatDate } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { ProfileSection } from '#core/ui/account-section.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { useLoad } from '#core/ui/use-load.ts';
import type { ConsentRecord } from '../consents.contract.ts';
import type { WithdrawablePurpose } from '../consents.ts';

/** Lists the customer's consents with their original texts and lets the customer withdraw them (decision 107). */
export const ConsentsSection = ({ onFailed }: { onFailed: (error: unknown) => void }) => {
  const { agreed } = useMessages('personalData');
  const { state, load, busy, withdraw } = useConsents(onFailed);
  const withdrawConsent = async (purpose: WithdrawablePurpose) => {
    if (!(await withdraw(purpose))) return;
    const { title, body } = agreed.withdrawn[purpose];
    notify({ title, text: body });
  };
  return (
    <ProfileSection title={agreed.title} text={agreed.text}>
      {state.kind === 'failed' && <CouldNotLoad onTryAgain={() => void load()} />}
      {state.kind === 'ready' && (
        <ul className="border border-lapis-200 bg-white rows">
          {state.account.map((consent) => (
            <ConsentRow
              key={consent.purpose}
              consent={consent}
              isBusy={busy === consent.purpose}
              onWithdraw={(purpose) => void withdrawConsent(purpose)}
            />
          ))}
        </ul>
      )}
      <a href="/policies/privacy" className="link inline-flex items-center min-h-11 text-sm mt-3">
        {agreed.more}
      </a>
    </ProfileSection>
  );
};

/** Loads the current consents; `withdraw` resolves to whether it succeeded and reports errors. */
function useConsents(onFailed: (error: unknown) => void) {
  const { state, load, keep } = useLoad(readConsents);
  const [busy, setBusy] = useState<WithdrawablePurpose | null>(null);

  const withdraw = async (purpose: WithdrawablePurpose): Promise<boolean> => {
    if (isSubmitBlockedOffline()) return false;
    setBusy(purpose);
    try {
      const shop = await loadShopClient();
      keep(await shop.consents.withdraw({ purpose }));
      return true;
    } catch (error) {
      onFailed(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { state, load, busy, withdraw };
}

const readConsents = async () => {
  const shop = await loadShopClient();
  return shop.consents.list();
};

interface ConsentRowProps {
  readonly consent: ConsentRecord;
  readonly isBusy: boolean;
  readonly onWithdraw: (purpose: WithdrawablePurpose) => void;
}

/** One consent: purpose, date and text. */
const ConsentRow = ({ consent: { purpose, at, language, text }, isBusy, onWithdraw }: ConsentRowProps) => {
  const { agreed } = useMessages('personalData');
  const { fields } = useMessages('common');
  const currentLanguage = useLanguage();
  const name = agreed.purposes[purpose];
  const isWithdrawable = (each: string): each is WithdrawablePurpose => each in agreed.withdrawn;
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
          <time dateTime={at}>{agreed.since({ day: formatDate(new Date(at), currentLanguage) })}</time>
        </p>
      </div>
      {isWithdrawable(purpose) && (
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
