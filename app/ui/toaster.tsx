import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Toast, ToastCardProps } from './toast-card.tsx';

interface ToasterProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: number) => void;
  readonly closeLabel: string;
}

// what is told is often that the network is lost, and then the card may not come either
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
 * The toasts, inside the modal dialog that is open, if any: what lies outside of one can be neither used nor read out. They
 * are blind: `parts/notice-board.tsx` gives them the shop's notices and words, and is what a page mounts.
 */
export function Toaster(props: ToasterProps) {
  const modal = useModal(props.toasts);
  return modal ? createPortal(<Stack {...props} />, modal) : <Stack {...props} />;
}

/**
 * The regions that are read out stand from the start, their cards come with the first toast, and choose where all of it
 * lies (`place-toasts.ts`). None goes while one is hovered or focused.
 */
function Stack({ toasts, ...card }: ToasterProps) {
  const [isHeld, setIsHeld] = useState(false);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  const shown = (isAlarm: boolean) => (
    <Suspense>
      {toasts
        .filter(({ tone }) => (tone === 'alarm') === isAlarm)
        .map((toast) => (
          <ToastCard key={toast.id} {...toast} {...card} isHeld={isHeld} />
        ))}
    </Suspense>
  );
  return (
    <div
      id="toasts"
      className="fixed z-50 bottom-0 inset-x-0 p-4 sm:inset-x-auto sm:start-4 sm:bottom-4 sm:w-[26rem] sm:p-0 pointer-events-none"
      data-held={isHeld || undefined}
      onPointerMove={({ movementX, movementY }) => {
        // what appears under a mouse at rest was not looked for
        if (movementX !== 0 || movementY !== 0) hold();
      }}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div role="alert" aria-atomic="false" className="grid gap-4">
        {shown(true)}
      </div>
      <div role="status" aria-atomic="false" className="grid gap-4 not-empty:mt-4">
        {shown(false)}
      </div>
    </div>
  );
}

/** How long a dialog may take to close after what it was for has been told, in milliseconds. */
const CLOSING_MS = 50;

/** The modal dialog that toasts are to be read in. */
const useModal = (toasts: readonly Toast[]): Element | null => {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => {
    const isTold = toasts.length > 0;
    if (!isTold && modal === null) return;
    const look = () => setModal(isTold ? ([...document.querySelectorAll('dialog:modal')].at(-1) ?? null) : null);
    const timer = setTimeout(look, CLOSING_MS);
    modal?.addEventListener('close', look);
    return () => {
      clearTimeout(timer);
      modal?.removeEventListener('close', look);
    };
  }, [toasts, modal]);
  return modal;
};
