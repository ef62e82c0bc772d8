import { RadioGroup } from '#core/admin/list-filters.tsx';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { EditableWith } from '#core/admin/require-permission.tsx';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { ShipmentsNav } from '#features/fulfillment/ui/shipments-nav.tsx';
import { SettlementFiles } from './settlement-files.tsx';
import { SettlementImport } from './settlement-import.tsx';
import { SettlementLines } from './settlement-lines.tsx';
import { SettlementTotals } from './settlement-totals.tsx';

preloadMessages('admin', 'forms');

const views = ['lines', 'files', 'totals'] as const;

/** What couriers report of the cash that they collected: reading a file, lines that need a person, files, totals by day. */
export default function Settlements() {
  const { settlements: t } = useMessages('admin');
  const { get } = useListUrl();
  const view = views.find((option) => option === get('view'));
  return (
    <>
      <ShipmentsNav open="settlements" />
      <SectionHeader title={t.title} />
      <div className="pb-6">
        <RadioGroup
          label={t.view}
          name="view"
          values={views}
          format={(value) => t.views[value]}
          otherwise={t.views.read}
        />
      </div>
      {view === undefined && (
        <EditableWith right="payments.write">
          <SettlementImport />
        </EditableWith>
      )}
      {view === 'lines' && <SettlementLines />}
      {view === 'files' && <SettlementFiles />}
      {view === 'totals' && <SettlementTotals />}
    </>
  );
}
