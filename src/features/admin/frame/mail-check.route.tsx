import { useAdminContext } from '#core/admin/admin-context.ts';
import { adminLoader } from '#core/admin/admin-loader.ts';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequireEditPermission } from '#core/admin/require-permission.tsx';
import { SettingsNav } from '#core/admin/settings-nav.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { useAdminData } from '#core/admin/use-admin-data.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { isolateText } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { CodeForm } from '#features/auth/ui/code-form.tsx';
import type { MailCheck } from '../mail-check.admin.contract.ts';

preloadMessages('admin', 'forms');

export const clientLoader = adminLoader(async ({ mailCheck }, { signal }) => mailCheck.get(undefined, { signal }));

/** Mails of the shop: what is missing to send them, and a test mail whose code proves that it arrived. */
export default function MailCheckPage() {
  const { mail: t } = useMessages('admin');
  const { data, hasFailed, reload } = useAdminData<typeof clientLoader>();
  useAdminTitle(t.part.title);
  return (
    <>
      <SettingsNav open="mail" />
      <div className="pt-4 md:pt-8 pb-6">
        <h1 className="display text-h2">{t.part.title}</h1>
        <p className="text-base text-mist pt-1">{t.part.text}</p>
      </div>
      <RequireEditPermission permission="settings.write">
        {data ? (
          <Check check={data} onChanged={reload} />
        ) : hasFailed ? (
          <CouldNotLoad onTryAgain={reload} />
        ) : (
          <ListSkeleton />
        )}
      </RequireEditPermission>
    </>
  );
}

const Check = ({ check, onChanged }: { check: MailCheck; onChanged: () => void }) => {
  const { mail: t, dashboard } = useMessages('admin');
  const language = useLanguage();
  const { address, arrivedAt, missing } = check;
  if (missing.length > 0) {
    return (
      <div className="px-5 sm:px-7 py-5 bg-carnelian-50 border border-carnelian-200">
        <p className="font-medium">{t.notConfigured}</p>
        <ul className="list-disc ps-5 mt-2">
          {missing.map((name) => (
            <li key={name}>{dashboard.opening.missing[name]}</li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className="grid gap-8 max-w-prose">
      <p role="status" className="flex items-center gap-3 font-medium">
        <Icon name={arrivedAt === null ? 'circle' : 'check'} className="size-6 shrink-0 text-lapis-700" />
        {arrivedAt === null ? t.notArrived : t.arrived({ moment: formatMoment(new Date(arrivedAt), language) })}
      </p>
      <SendTest address={address} />
      <ConfirmCode onConfirmed={onChanged} />
    </div>
  );
};

const SendTest = ({ address }: { address: string }) => {
  const { mail: t } = useMessages('admin');
  const { fields } = useMessages('common');
  const { run, isBusy } = useAdminAction();
  const send = () =>
    void run({
      act: ({ mailCheck }) => mailCheck.send(),
      notice: { title: t.sent.title, body: t.sent.body({ address: isolateText(address) }) },
    });
  return (
    <section aria-labelledby="send-test">
      <h2 id="send-test" className="display text-h4 pb-2">
        {t.send.title}
      </h2>
      <p className="pb-4">{t.send.text({ address: isolateText(address) })}</p>
      <button type="button" className="btn btn-primary" aria-busy={isBusy} aria-disabled={isBusy} onClick={send}>
        {isBusy ? fields.wait : t.send.button}
      </button>
    </section>
  );
};

const ConfirmCode = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const { mail: t } = useMessages('admin');
  const language = useLanguage();
  const { fail } = useAdminContext();
  const confirm = async (code: string) => {
    try {
      await (await loadAdminClient()).mailCheck.confirm({ code });
      notify({ title: t.confirmed.title, text: t.confirmed.body, about: 'admin' });
      onConfirmed();
    } catch (error) {
      const refusal = readError(error, language);
      if (refusal.code === 'MAIL_CODE_WRONG') return { code: refusal.message };
      fail(error);
    }
    return null;
  };
  return (
    <section aria-labelledby="confirm-code" className="max-w-sm">
      <h2 id="confirm-code" className="display text-h4 pb-4">
        {t.confirm.title}
      </h2>
      <CodeForm label={t.confirm.code} submit={t.confirm.button} onCode={confirm} />
    </section>
  );
};
