import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly isOpen: boolean;
  /** Called for Escape, a click on the backdrop and the close button; the caller then sets `isOpen` to false. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** Modal based on the native `<dialog>`: 480 px wide, a bottom sheet on small screens. The browser restores the focus. */
export function Dialog({ isOpen, onClose, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // close before unmounting, so that the browser restores the focus
  useLayoutEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    document.documentElement.classList.add('overflow-hidden');
    element?.showModal();
    return () => {
      document.documentElement.classList.remove('overflow-hidden');
      element?.close();
    };
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-0 mt-auto sm:m-auto w-full max-w-none sm:max-w-[30rem] max-h-[92dvh] p-0 overflow-y-auto overscroll-contain scroll-pt-14 scroll-pb-4 has-[[data-foot]]:scroll-pb-28 bg-white text-lapis-900 shadow-pop dim-behind open:animate-rise"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // browsers allow only one cancelled close in a row; the caller decides whether it closes
        if (!isOpen || dialog.current?.open) return;
        dialog.current?.showModal();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {isOpen && (
        <div className="relative">
          <div className="p-6 sm:p-8">
            <h2 id={titleId} className="display text-h3 pe-12">
              {title}
            </h2>
            {children}
          </div>
          <button
            type="button"
            className="absolute top-1.5 end-1.5 grid place-items-center size-11"
            aria-label={closeLabel}
            onClick={onClose}
          >
            <Icon name="x" className="size-5" />
          </button>
        </div>
      )}
    </dialog>
  );
}
