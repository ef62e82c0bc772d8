import { dismissErrors } from '#core/browser/toasts.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';

/** Error state of a list with a retry button (decision 25). */
export const CouldNotLoad = ({ onTryAgain }: { onTryAgain: () => void }) => {
  const { fields, states } = useMessages('common');
  return (
    <div role="alert" className="border border-lapis-200 py-14 px-6 text-center">
      <p>{states.couldNotLoad}</p>
      <button
        type="button"
        className="btn btn-line mt-5"
        onClick={() => {
          dismissErrors();
          onTryAgain();
        }}
      >
        {fields.tryAgain}
      </button>
    </div>
  );
};
