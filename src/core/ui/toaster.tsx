import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Toast, ToastCardProps } from './toast-card.tsx';

interface ToasterProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: number) => void;
  readonly closeLabel: string;
}

// a toast often reports a lost connection, which may also prevent its component from loading
const PlainToast = ({ title, text }: ToastCardProps) => (
  <p className="bg-white shadow-pop p-4">
    {title} {text}
  </p>
);

const ToastCard = lazy(() =>
  import('./toast-card.tsx').then(
    (loaded) => ({ default: loaded.ToastCard }),
    () => ({ default: PlainToast }),
  ),
);

/**
 * Renders the toasts inside the open modal dialog, if any, because content outside of it is inert. Layouts mount
 * `toast-container.tsx`, which passes the notices.
 */
export function Toaster(props: ToasterProps) {
  const modal = useModal(props.toasts.length > 0);
  return modal ? createPortal(<Stack {...props} />, modal) : <Stack {...props} />;
}

/**
 * The live regions are always rendered; their cards load with the first toast and position the stack (`position-toasts.ts`).
 * None is dismissed while one is hovered or focused.
 */
function Stack({ toasts, ...card }: ToasterProps) {
  const [isPaused, setPaused] = useState(false);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  const renderCards = (isError: boolean) => (
    <Suspense>
      {toasts
        .filter(({ tone }) => (tone === 'error') === isError)
        .map((toast) => (
          <ToastCard key={toast.id} {...toast} {...card} isPaused={isPaused} />
        ))}
    </Suspense>
  );
  return (
    <div
      id="toasts"
      className="fixed z-50 bottom-0 inset-x-0 p-4 sm:inset-x-auto sm:start-4 sm:bottom-4 sm:w-[26rem] sm:p-0 pointer-events-none"
      data-held={isPaused || undefined}
      onPointerMove={({ movementX, movementY }) => {
        // ignores a toast that appears under an unmoved mouse pointer
        if (movementX !== 0 || movementY !== 0) pause();
      }}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <div role="alert" aria-atomic="false" className="grid gap-4">
        {renderCards(true)}
      </div>
      <div role="status" aria-atomic="false" className="grid gap-4 not-empty:mt-4">
        {renderCards(false)}
      </div>
    </div>
  );
}

/** Time for a dialog to close after the toast about its outcome, in milliseconds. */
const CLOSING_MS = 50;

/** Returns the open modal dialog while there are toasts. Dialogs may open, close or be unmounted after a toast. */
const useModal = (hasToasts: boolean): Element | null => {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => {
    const updateModal = () =>
      setModal(hasToasts ? ([...document.querySelectorAll('dialog:modal')].at(-1) ?? null) : null);
    let timer = setTimeout(updateModal, CLOSING_MS);
    const changes = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(updateModal, CLOSING_MS);
    });
    if (hasToasts) changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
    };
  }, [hasToasts]);
  return modal;
};
