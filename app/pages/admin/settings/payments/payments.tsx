import { useState } from 'react';
import type { PaymentSettings } from '../../../../../contract/admin/payment-settings.ts';
import type { AdminClient } from '../../../../api/admin-client.ts';
import { CouldNotLoad } from '../../../../components/could-not-load.tsx';
import { preloadMessages, useMessages } from '../../../../i18n/messages.tsx';
import { ListSkeleton } from '../../list-skeleton.tsx';
import { useAdminTitle } from '../../section-title.ts';
import { LastSaved } from '../last-saved.tsx';
import { useLoaded } from '../pages/use-loaded.ts';
import { SettingsNav } from '../settings-nav.tsx';
import { PaymentForm } from './payment-form.tsx';

preloadMessages('admin', 'forms');

const load = (admin: AdminClient): Promise<PaymentSettings> => admin.paymentSettings.get();

/** Page of the payment providers and of the times that unpaid orders wait (decision 189). */
export const Payments = () => {
  const { paymentSettings: words } = useMessages('admin');
  const { data, hasFailed, loadAgain } = useLoaded(load);
  const [opening, setOpening] = useState<{ readonly round: number; readonly settings: PaymentSettings | null }>({
    round: 0,
    settings: null,
  });
  useAdminTitle(words.part.title);
  const settings = opening.settings ?? data;
  if (!settings) return hasFailed ? <CouldNotLoad onTryAgain={loadAgain} /> : <ListSkeleton />;
  return (
    <>
      <SettingsNav open="payments" />
      <div className="pt-4 md:pt-8 pb-8 max-w-3xl">
        <h1 id="section-title" tabIndex={-1} className="display text-h2 outline-none scroll-mt-20">
          {words.part.title}
        </h1>
        <p className="text-base text-mist pt-1">{words.intro}</p>
        <p className="text-base text-mist pt-1">{words.guide({ file: 'docs/payments.md' })}</p>
        <p className="text-caption text-mist pt-1 break-words">
          <LastSaved version={settings} />
        </p>
      </div>
      {/* a saved or taken version opens the form anew */}
      <PaymentForm
        key={opening.round}
        settings={settings}
        isReopened={opening.round > 0}
        onOpen={(next) => setOpening(({ round }) => ({ round: round + 1, settings: next }))}
      />
    </>
  );
};
