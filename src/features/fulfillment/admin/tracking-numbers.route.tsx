import { useState } from 'react';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Tabs } from '#core/ui/tabs.tsx';
import { ShipmentsNav } from '../ui/shipments-nav.tsx';
import { TrackingFile } from './tracking-file.tsx';
import { TrackingScanner } from './tracking-scanner.tsx';

preloadMessages('admin', 'forms');

/** Enters the tracking numbers of many orders, from a courier's file or with a barcode scanner. */
export default function TrackingNumbers() {
  const { trackingNumbers: t } = useMessages('admin');
  const [way, setWay] = useState<'file' | 'scan'>('file');
  return (
    <>
      <ShipmentsNav open="tracking-numbers" />
      <SectionHeader title={t.title} />
      <Tabs
        label={t.ways}
        selected={way}
        onSelect={setWay}
        tabs={[
          { id: 'file', label: t.way.file, panel: <TrackingFile /> },
          { id: 'scan', label: t.way.scan, panel: way === 'scan' && <TrackingScanner /> },
        ]}
      />
    </>
  );
}
