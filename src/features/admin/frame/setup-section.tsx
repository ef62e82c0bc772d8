import { RequirePermission } from '#core/admin/require-permission.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { Dashboard } from '../dashboard.admin.contract.ts';
import { SetupProgress, SetupSteps } from './setup-list.tsx';

interface SetupSectionProps extends Pick<Dashboard, 'setup' | 'opening'> {
  readonly onHidden: () => void;
}

/** Setup of the shop on the dashboard; renders nothing when it is complete, hidden, or not for the role. */
export const SetupSection = ({ setup, opening, onHidden }: SetupSectionProps) => {
  const { setup: t, opening: closed } = useMessages('admin').dashboard;
  const { run, isBusy } = useAdminAction();
  if (setup === null) return null;
  const hide = () =>
    void run({ act: ({ setup: api }) => api.setHidden({ isHidden: true }), notice: t.hideNotice, onDone: onHidden });
  return (
    <section aria-labelledby="setup" className="pb-10">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-3">
        <h2 id="setup" className="display text-h4">
          {t.title}
        </h2>
        <SetupProgress steps={setup.steps} />
        <RequirePermission permission="settings.write">
          <button
            type="button"
            className="btn btn-sm btn-quiet ms-auto"
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={hide}
          >
            {t.hide}
          </button>
        </RequirePermission>
      </div>
      {setup.steps.some(({ blocksOpening }) => blocksOpening) && (
        <p className="pb-4 max-w-prose">
          <span className="font-medium">{opening.isDemonstration ? closed.demonstration : closed.closed}.</span>{' '}
          {opening.isDemonstration ? closed.demonstrationText : closed.closedText}
        </p>
      )}
      <SetupSteps steps={setup.steps} />
    </section>
  );
};
