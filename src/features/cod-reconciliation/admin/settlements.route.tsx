import { RequireEditPermission } from '#core/admin/require-permission.tsx';
import { preloadMessages } from '#core/i18n/messages-provider.tsx';
import { SettlementImport } from './settlement-import.tsx';
import { SettlementsHeader } from './settlements-header.tsx';

preloadMessages('admin', 'forms');

/** Imports a courier's report of the collected cash. */
export default function Settlements() {
  return (
    <>
      <SettlementsHeader open="read" />
      <RequireEditPermission permission="payments.write">
        <SettlementImport />
      </RequireEditPermission>
    </>
  );
}
