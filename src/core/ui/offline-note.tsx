import { useIsOffline } from '#core/browser/connection.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from './icon.tsx';

/** Note in a form while the connection is lost. The status region is always rendered, so that changes are announced. */
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
