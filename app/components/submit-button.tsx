import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';

type Props = {
  readonly isBusy: boolean;
  readonly children: ReactNode;
  /** What it says while the form is under way; else that one is to wait. */
  readonly busy?: string;
  /** Its size and place; else as wide and high as the fields. */
  readonly className?: string;
};

/** Sends the form; while that is under way it says so and takes no second press. */
export const SubmitButton = ({ isBusy, children, busy, className = 'btn-lg w-full mt-2' }: Props) => {
  const { fields } = useMessages('common');
  return (
    <button
      type="submit"
      className={`btn btn-primary ${className} aria-busy:opacity-70`}
      aria-busy={isBusy}
      aria-disabled={isBusy}
    >
      {isBusy ? (busy ?? fields.wait) : children}
    </button>
  );
};
