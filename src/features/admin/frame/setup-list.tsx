import { RequirePermission } from '#core/admin/require-permission.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { Setup } from '../setup.admin.contract.ts';

type Step = Setup['steps'][number];

/** Setup steps with their state; each opens the page where it is done. */
export const SetupSteps = ({ steps }: Pick<Setup, 'steps'>) => (
  <ol className="rows border border-lapis-200 bg-white">
    {steps.map((step) => (
      <SetupStep key={step.id} step={step} />
    ))}
  </ol>
);

/** Number of completed steps. */
export const SetupProgress = ({ steps }: Pick<Setup, 'steps'>) => {
  const { setup: t } = useMessages('admin').dashboard;
  const language = useLanguage();
  const done = formatNumber(steps.filter(({ isDone }) => isDone).length, language);
  return <p className="text-mist num">{t.progress({ done, all: formatNumber(steps.length, language) })}</p>;
};

interface SetupVisibilityButtonProps {
  readonly isHidden: boolean;
  readonly onChanged: () => void;
}

/** Button that hides the steps on the dashboard or shows them again, for roles that may change settings. */
export const SetupVisibilityButton = ({ isHidden, onChanged }: SetupVisibilityButtonProps) => {
  const { setup: t } = useMessages('admin').dashboard;
  const { run, isBusy } = useAdminAction();
  const save = () =>
    void run({
      act: ({ setup }) => setup.setHidden({ isHidden: !isHidden }),
      notice: isHidden ? t.showNotice : t.hideNotice,
      onDone: onChanged,
    });
  return (
    <RequirePermission permission="settings.write">
      <button
        type="button"
        className={`btn btn-sm ms-auto ${isHidden ? 'btn-line' : 'btn-quiet'}`}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={save}
      >
        {isHidden ? t.show : t.hide}
      </button>
    </RequirePermission>
  );
};

const SetupStep = ({ step: { title, text, place, isDone, blocksOpening, missing } }: { step: Step }) => {
  const { setup: t } = useMessages('admin').dashboard;
  const emphasis = isDone ? 'text-mist' : 'font-medium';
  return (
    <li className="relative flex gap-x-4 px-4 sm:px-6 py-4">
      <Icon
        name={isDone ? 'check' : 'circle'}
        className={`size-6 shrink-0 ${isDone ? 'text-lapis-700' : blocksOpening ? 'text-carnelian-700' : 'text-mist'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {place === null ? (
            <span className={emphasis}>{title}</span>
          ) : (
            <a href={`/admin/${place}`} className={`after:absolute after:inset-0 ${emphasis}`}>
              {title}
            </a>
          )}
          {isDone && <span className="sr-only">{t.done}</span>}
          {blocksOpening && (
            <span className="px-2 py-0.5 rounded-full bg-carnelian-50 border border-carnelian-200 text-carnelian-700 text-caption">
              {t.closing}
            </span>
          )}
        </p>
        {!isDone && <p className="text-mist">{text}</p>}
        {!isDone && missing.length > 0 && (
          <ul className="list-disc ps-5 mt-1">
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      {place !== null && <Icon name="chevron-right" className="size-5 shrink-0 self-center text-mist rtl:mirror" />}
    </li>
  );
};
