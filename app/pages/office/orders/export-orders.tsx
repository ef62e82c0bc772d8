import type { OfficeInBrowser } from '../../../api/office-client.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { saveFile } from '../save-file.ts';
import { useDeed } from '../use-deed.ts';
import { useWantedOrders } from './use-wanted-orders.ts';

/** Hands over the orders that are listed, all pages of them, as a file for spreadsheets. */
export const ExportOrders = () => {
  const { orders } = useOfficeWords();
  const { after: _, ...filters } = useWantedOrders();
  const { run, isBusy } = useDeed();
  const exportAll = () =>
    run({
      act: (office) => fetchAll(office, filters),
      said: orders.exported,
      onDone: (csv) => saveFile('orders.csv', 'text/csv;charset=utf-8', csv),
    });
  return (
    <button type="button" className="btn btn-sm btn-line" aria-disabled={isBusy} onClick={() => void exportAll()}>
      <Icon name="download" className="size-[18px]" />
      {orders.export}
    </button>
  );
};

type Filters = Omit<Parameters<OfficeInBrowser['orders']['export']>[0], 'after'>;

const fetchAll = async ({ orders }: OfficeInBrowser, filters: Filters): Promise<string> => {
  let file = '';
  for (let after: string | null | undefined; after !== null; ) {
    const { csv, next } = await orders.export({ ...filters, ...(after === undefined ? {} : { after }) });
    file += csv;
    after = next;
  }
  return file;
};
