import { useEffect } from 'react';
import { isOffline, lookAtConnection, onConnection } from '../../device/connection.ts';
import { useOfflineWords } from '../../device/offline-words.ts';
import { Icon } from '../../ui/icon.tsx';

/** Says that prices and stock are the last known ones, and looks again when the connection is back. */
export function OfflineShelf({ onReturn }: { onReturn: () => void }) {
  const { shelf } = useOfflineWords();
  useEffect(() => {
    const stop = onConnection(() => {
      if (!isOffline()) onReturn();
    });
    if (navigator.onLine) void lookAtConnection();
    return stop;
  }, [onReturn]);
  return (
    <p role="status" className="flex items-start gap-2.5 bg-glaze text-lapis-700 px-4 py-3 mb-2">
      <Icon name="wifi-off" className="size-5 mt-0.5" />
      <span>{shelf}</span>
    </p>
  );
}
