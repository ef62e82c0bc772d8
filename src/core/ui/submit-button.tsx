import type { ReactNode } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';

type Props = {
  readonly isBusy: boolean;
  readonly children: ReactNode;
  /** Label while the form is being sent; the default asks to wait. */
  readonly busy?: string;
  /** Classes for size and position; the default is as wide and high as the fields. */
  readonly className?: string;
};

/** Submit button; while the form is being sent it says so and ignores presses. */
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
