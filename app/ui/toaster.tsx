import { lazy, Suspense, useState } from 'react';
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
 * The toasts at the bottom inline-start, on a phone below the header while the offer lies there; none goes while one is
 * hovered or focused. The regions that are read out stand from the start, their cards come with the first toast. It is
 * blind: `parts/notice-board.tsx` gives it the shop's notices and words, and is what a page mounts.
 */
export function Toaster({ toasts, ...card }: ToasterProps) {
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
      onPointerEnter={hold}
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
