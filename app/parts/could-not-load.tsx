import { dismissAlarms } from '../device/notices.ts';
import { useWords } from '../device/words.tsx';

/** Stands where a list would, with the way to ask for it again (decision 25). */
export const CouldNotLoad = ({ onTryAgain }: { onTryAgain: () => void }) => {
  const { fields, pages } = useWords();
  return (
    <div role="alert" className="border border-lapis-200 py-14 px-6 text-center">
      <p>{pages.couldNotLoad}</p>
      <button
        type="button"
        className="btn btn-line mt-5"
        onClick={() => {
          dismissAlarms();
          onTryAgain();
        }}
      >
        {fields.tryAgain}
      </button>
    </div>
  );
};
