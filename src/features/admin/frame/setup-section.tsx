import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { Dashboard } from '../dashboard.admin.contract.ts';
import { SetupProgress, SetupSteps, SetupVisibilityButton } from './setup-list.tsx';

interface SetupSectionProps extends Pick<Dashboard, 'setup' | 'opening'> {
  readonly onHidden: () => void;
}

/** Setup of the shop on the dashboard; renders nothing when it is complete, hidden, or not for the role. */
export const SetupSection = ({ setup, opening, onHidden }: SetupSectionProps) => {
  const { setup: t, opening: closed } = useMessages('admin').dashboard;
  if (setup === null) return null;
  return (
    <section aria-labelledby="setup" className="pb-10">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-3">
        <h2 id="setup" className="display text-h4">
          {t.title}
        </h2>
        <SetupProgress steps={setup.steps} />
        <SetupVisibilityButton isHidden={false} onChanged={onHidden} />
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
