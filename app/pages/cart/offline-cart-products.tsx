import { useEffect } from 'react';
import { preloadMessages, useMessages } from '../../i18n/messages.tsx';
import { checkConnection, isOffline, onConnection } from '../../state/connection.ts';
import { Icon } from '../../ui/icon.tsx';

preloadMessages('offline');

/** Notes that prices and stock are the last known ones; reloads when the connection is back. */
export function OfflineCartProducts({ onReturn }: { onReturn: () => void }) {
  const { cartProducts } = useMessages('offline');
  useEffect(() => {
    const stop = onConnection(() => {
      if (!isOffline()) onReturn();
    });
    if (navigator.onLine) void checkConnection();
    return stop;
  }, [onReturn]);
  return (
    <p role="status" className="flex items-start gap-2.5 bg-glaze text-lapis-700 px-4 py-3 mb-2">
      <Icon name="wifi-off" className="size-5 mt-0.5" />
      <span>{cartProducts}</span>
    </p>
  );
}
