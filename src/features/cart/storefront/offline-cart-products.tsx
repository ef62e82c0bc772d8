import { useEffect } from 'react';
import { checkConnection, isOffline, onConnection } from '#core/browser/connection.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';

preloadMessages('offline');

/** Notice that prices and stock may be outdated; reloads when the connection is back. */
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
