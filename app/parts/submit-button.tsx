import type { ReactNode } from 'react';
import { useWords } from '../device/words.tsx';

/** Sends the form; while that is under way it says so and takes no second press. */
export const SubmitButton = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => {
  const { fields } = useWords();
  return (
    <button
      type="submit"
      className="btn btn-primary btn-lg w-full mt-2 aria-busy:opacity-70"
      aria-busy={isBusy}
      aria-disabled={isBusy}
    >
      {isBusy ? fields.wait : children}
    </button>
  );
};
