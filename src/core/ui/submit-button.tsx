import type { ReactNode } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';

type Props = {
  readonly isBusy: boolean;
  readonly children: ReactNode;
  /** Label while the form is being sent; a request to wait by default. */
  readonly busy?: string;
  /** Classes for size and position; by default the width and height of the fields. */
  readonly className?: string;
};

/** Submit button; while the form is being sent it displays that and ignores clicks. */
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
