import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { ProfileSection } from '#core/ui/account-section.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { useDisclosure } from '#features/auth/ui/account/dialog-steps.tsx';
import { useAccountsFailure } from '#features/auth/ui/account/use-accounts-failure.ts';
import { mailCode } from '#features/auth/ui/change-password.ts';
import { CodeForm } from '#features/auth/ui/code-form.tsx';
import type { Profile } from '../profile.contract.ts';

interface EmailPartProps {
  readonly email: string;
  readonly onProven: (profile: Profile) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Confirms an unconfirmed e-mail address by a mailed code (decision 162). */
export const EmailSection = ({ email, onProven, onFailed }: EmailPartProps) => {
  const { email: t } = useMessages('accountSecurity');
  const { fields } = useMessages('common');
  const language = useLanguage();
  const { notifyFailure } = useAccountsFailure();
  const { isOpen, open, close } = useDisclosure();
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    const mailed = await mailCode();
    setBusy(false);
    if (mailed.isDone) open();
    else notifyFailure(mailed.failure);
  };
  const prove = async (code: string) => {
    try {
      const shop = await loadShopClient();
      const profile = await shop.profile.verifyEmail({ code });
      close();
      notify({ title: t.proven.title, text: t.proven.body });
      onProven(profile);
    } catch (error) {
      const { code: refusal, message: sentence } = readError(error, language);
      if (refusal === 'CODE_WRONG') return { code: sentence };
      onFailed(error);
    }
    return null;
  };
  const [address, setAddress] = useSearchParams();
  const token = address.get('proof');
  const wasSubmitted = useRef(false);
  // opened by the link of an order mail
  useEffect(() => {
    if (token === null || wasSubmitted.current) return;
    wasSubmitted.current = true;
    setAddress(
      (current) => {
        current.delete('proof');
        return current;
      },
      { replace: true },
    );
    void prove(token);
  });
  return (
    <ProfileSection title={t.title} text={t.text}>
      <p>
        <bdi className="break-all">{email}</bdi>
      </p>
      <button
        type="button"
        className="btn btn-sm btn-line mt-4"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void send()}
      >
        {isBusy ? fields.wait : t.send}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={t.title} closeLabel={fields.close}>
        <div className="grid gap-5 mt-5">
          <p>{t.sentTo({ email })}</p>
          <CodeForm label={t.code} submit={t.confirm} isNext onCode={prove} />
        </div>
      </Dialog>
    </ProfileSection>
  );
};
