import { useState } from 'react';
import { adminLoader } from '#core/admin/admin-loader.ts';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { SettingsNav } from '#core/admin/settings-nav.tsx';
import { useOpenedData } from '#core/admin/use-admin-data.ts';
import { LastSaved } from '#core/admin/versions/last-saved.tsx';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import type { PaymentSettings } from '../../payment-settings.admin.contract.ts';
import { PaymentForm } from './payment-form.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = adminLoader(({ paymentSettings }, { signal }) =>
  paymentSettings.get(undefined, { signal }),
);

/** Payment providers and the payment deadlines of unpaid orders (decision 189). */
export default function Payments() {
  const { paymentSettings: t } = useMessages('admin');
  const { data, hasFailed, reload } = useOpenedData<typeof clientLoader>();
  const [opening, setOpening] = useState<{ readonly round: number; readonly settings: PaymentSettings | null }>({
    round: 0,
    settings: null,
  });
  useAdminTitle(t.part.title);
  const settings = opening.settings ?? data;
  if (!settings) return hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />;
  return (
    <>
      <SettingsNav open="payments" />
      <div className="pt-4 md:pt-8 pb-8 max-w-3xl">
        <h1 id="section-title" tabIndex={-1} className="display text-h2 outline-none scroll-mt-20">
          {t.part.title}
        </h1>
        <p className="text-base text-mist pt-1">{t.intro}</p>
        <p className="text-base text-mist pt-1">{t.guide({ file: 'docs/payments.md' })}</p>
        <p className="text-caption text-mist pt-1 break-words">
          <LastSaved version={settings} />
        </p>
      </div>
      {/* a saved or accepted version remounts the form */}
      <PaymentForm
        key={opening.round}
        settings={settings}
        isReopened={opening.round > 0}
        onOpen={(next) => setOpening(({ round }) => ({ round: round + 1, settings: next }))}
      />
    </>
  );
}
