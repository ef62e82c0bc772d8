import { useMessages } from '../i18n/messages.tsx';
import { useIsOffline } from '../state/connection.ts';

import { Icon } from '../ui/icon.tsx';

/** Says in a form, without a connection, that it waits. The place stands from the start, so that it is read out. */
export function OfflineNote() {
  const { form } = useMessages('offline');
  const isOffline = useIsOffline();
  return (
    <p role="status" className="flex items-start gap-2.5 text-sm text-lapis-700 not-empty:mt-6">
      {isOffline && <Icon name="wifi-off" className="size-5 mt-0.5" />}
      {isOffline && <span>{form}</span>}
    </p>
  );
}
