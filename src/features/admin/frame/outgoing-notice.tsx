import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Icon } from '#core/ui/icon.tsx';
import type { Dashboard } from '../dashboard.admin.contract.ts';

preloadMessages('admin');

type Outage = Dashboard['outgoing']['outages'][number];

interface OutgoingNoticeProps extends Pick<Dashboard, 'outgoing'> {
  readonly onSent: () => void;
}

/** Warns that mails or text messages are waiting, and why; renders nothing while all are sent. */
export const OutgoingNotice = ({ outgoing: { held, late, waiting, outages }, onSent }: OutgoingNoticeProps) => {
  const { dashboard: t, paymentProviders } = useMessages('admin');
  const language = useLanguage();
  const systemOf = (channel: Outage['channel']): string =>
    channel === 'mail' || channel === 'text'
      ? t.outageOf[channel]
      : t.outageOf.gateway({ gateway: paymentProviders[channel].name });
  const moment = (since: string) => formatMoment(new Date(since), language);
  if (held.length === 0 && outages.length === 0 && late.since === null) return null;
  return (
    <aside
      aria-label={t.outgoing}
      className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 sm:px-7 py-5 mb-6 bg-gold-50 border border-gold-200"
    >
      <Icon name="mail" className="size-6 shrink-0 text-gold-800" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{waiting > 0 ? t.waitingMessages(waiting) : t.outgoing}</p>
        {outages.map(({ channel, since, cause }) => (
          <p key={channel} className="text-sm">
            {t.outage({
              system: systemOf(channel),
              cause: t.outageCauses[cause],
              moment: moment(since),
            })}
          </p>
        ))}
        {held.map(({ channel, since, perHour }) => (
          <p key={channel} className="text-sm">
            {t[channel === 'mail' ? 'mailHeld' : 'textHeld']({
              perHour: formatNumber(perHour, language),
              moment: moment(since),
            })}
          </p>
        ))}
        {late.since !== null && <p className="text-sm">{t.late({ count: late.count, moment: moment(late.since) })}</p>}
      </div>
      {waiting > 0 && (
        <RequirePermission permission="settings.write">
          <SendNowButton onSent={onSent} />
        </RequirePermission>
      )}
    </aside>
  );
};

/** Delay before the dashboard reloads after sending, in milliseconds. */
const RELOAD_AFTER_MS = 5_000;

const SendNowButton = ({ onSent }: Pick<OutgoingNoticeProps, 'onSent'>) => {
  const { dashboard: t } = useMessages('admin');
  const { fields } = useMessages('common');
  const { fail } = useAdminContext();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { dashboard } = await loadAdminClient();
      const { waiting } = await dashboard.sendMessages();
      notify({ title: t.sendingNow.title, text: t.sendingNow.body({ count: waiting }), about: 'admin' });
      setTimeout(onSent, RELOAD_AFTER_MS);
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return (
    <button type="button" className="btn btn-sm btn-line" aria-disabled={isBusy} onClick={() => void send()}>
      {isBusy ? fields.wait : t.sendNow}
    </button>
  );
};
