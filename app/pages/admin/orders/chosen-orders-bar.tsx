import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import type { ChosenOrders as Outcome } from '../../../../contract/admin/shipments.ts';
import { MAX_CHOSEN_ORDERS } from '../../../../domain/shipments/max-chosen-orders.ts';
import { formatNumber } from '../../../../locales/format.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { isSubmitBlockedOffline } from '../../../state/is-submit-blocked-offline.ts';
import { notify } from '../../../state/toasts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { downloadFile } from '../download-file.ts';
import { May } from '../may.tsx';
import { CourierSelect } from '../shipments/courier-select.tsx';
import { useCouriers } from '../shipments/use-couriers.ts';
import { useAdminContext } from '../use-admin.ts';
import type { SheetKind } from './sheets.tsx';
import type { ChosenOrders } from './use-chosen-orders.ts';

interface ChosenOrdersBarProps {
  readonly chosen: ChosenOrders;
  /** Orders of the page that is shown. */
  readonly rows: readonly AdminOrder[];
  readonly onChanged: () => void;
}

/** Steps by which chosen orders move on. */
const moves = ['processing', 'shipped', 'delivered'] as const;
type Move = (typeof moves)[number];

/** What can be done with the chosen orders: pack, print, export for the courier, move on. */
export const ChosenOrdersBar = ({ chosen, rows, onChanged }: ChosenOrdersBarProps) => {
  const { chosen: words } = useMessages('admin').shipments;
  const language = useLanguage();
  const navigate = useNavigate();
  const couriers = useCouriers();
  const [named, setNamed] = useState<string>();
  const [asked, setAsked] = useState<Move | null>(null);
  const { run, isBusy, outcome, close } = useWork(onChanged);
  const orderIds = [...chosen.ids];
  const courierId = named ?? couriers.find(({ isActive }) => isActive)?.id;
  const isPageChosen = rows.length > 0 && rows.every((order) => chosen.has(order));
  const open = (sheets: SheetKind) => void navigate(`/admin/orders?sheets=${sheets}`);
  return (
    <section
      aria-label={words.label}
      aria-busy={isBusy}
      className="grid gap-3 border border-lapis-200 bg-lapis-50 px-4 py-3 mb-4"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <label className="inline-flex items-center gap-3 min-h-11">
          <input
            type="checkbox"
            checked={isPageChosen}
            className="size-5 accent-lapis-700"
            onChange={({ target }) => chosen.toggle(rows, target.checked)}
          />
          {words.page}
        </label>
        <p role="status" className="font-medium num">
          {chosen.ids.length > 0 && words.count(chosen.ids.length)}
        </p>
        {chosen.ids.length >= MAX_CHOSEN_ORDERS && (
          <p className="text-mist">{words.most({ most: formatNumber(MAX_CHOSEN_ORDERS, language) })}</p>
        )}
        {chosen.ids.length > 0 && (
          <button type="button" className="link min-h-11 ms-auto" onClick={chosen.clear}>
            {words.clear}
          </button>
        )}
      </div>
      {chosen.ids.length > 0 && courierId !== undefined && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <CourierSelect label={words.courier} couriers={couriers} opened={courierId} onChange={setNamed} isCompact />
            <May right="orders.write">
              <button
                type="button"
                className="btn btn-sm btn-line bg-white"
                aria-disabled={isBusy}
                onClick={() => void run(({ shipments }) => shipments.assign({ orderIds, courierId, language }))}
              >
                {words.pack}
              </button>
            </May>
            <ExportButton orderIds={orderIds} courierId={courierId} />
            <button type="button" className="btn btn-sm btn-quiet bg-white" onClick={() => open('slips')}>
              {words.slips}
            </button>
            <button type="button" className="btn btn-sm btn-quiet bg-white" onClick={() => open('hand-over')}>
              {words.handOver}
            </button>
          </div>
          <May right="orders.write">
            <div className="flex flex-wrap gap-2">
              {moves.map((to) => (
                <button
                  key={to}
                  type="button"
                  className={`btn btn-sm ${to === 'shipped' ? 'btn-primary' : 'btn-line bg-white'}`}
                  aria-disabled={isBusy}
                  onClick={() => setAsked(to)}
                >
                  {words.move[to]}
                </button>
              ))}
            </div>
          </May>
        </>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={words.ask[asked]}
          button={words.yes}
          isBusy={isBusy}
          onYes={() =>
            void run(({ shipments }) => shipments.moveOrders({ orderIds, to: asked, language })).then(() =>
              setAsked(null),
            )
          }
          onClose={() => setAsked(null)}
        >
          <p className="num">{words.count(chosen.ids.length)}</p>
          <p>{words.mails}</p>
        </ConfirmDialog>
      )}
      {outcome !== null && asked === null && <OutcomeDialog outcome={outcome} onClose={close} />}
    </section>
  );
};

/** Runs one action on the chosen orders at a time and keeps what became of it. */
const useWork = (onChanged: () => void) => {
  const { fail, lookAgain } = useAdminContext();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async (act: (admin: AdminClient) => Promise<Outcome>): Promise<void> => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    try {
      setOutcome(await act(await loadAdminClient()));
    } catch (error) {
      fail(error);
    }
    setBusy(false);
    // also after a failure: some may be done
    onChanged();
    lookAgain();
  };
  return { run, isBusy, outcome, close: () => setOutcome(null) };
};

const OutcomeDialog = ({ outcome: { done, refused }, onClose }: { outcome: Outcome; onClose: () => void }) => {
  const { chosen: words } = useMessages('admin').shipments;
  const { fields } = useMessages('common');
  return (
    <Dialog isOpen onClose={onClose} title={words.result} closeLabel={fields.close}>
      <p className="mt-4 text-base num">{words.done(done)}</p>
      {refused.length > 0 && (
        <>
          <p className="mt-4 font-medium">{words.refused}</p>
          <ul className="grid gap-3 mt-2">
            {refused.map(({ id, orderNumber, message }) => (
              <li key={id}>
                <bdi dir="ltr" className="code break-all">
                  {orderNumber ?? words.unknown}
                </bdi>
                <span className="block text-mist">{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-6">
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {fields.close}
        </button>
      </p>
    </Dialog>
  );
};

/** Downloads the courier's file of the chosen orders' parcels. */
const ExportButton = ({ orderIds, courierId }: { orderIds: string[]; courierId: string }) => {
  const { chosen: words } = useMessages('admin').shipments;
  const { fail } = useAdminContext();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    try {
      const { csv, count } = await (await loadAdminClient()).shipments.export({ orderIds, courierId });
      if (count > 0) downloadFile('parcels.csv', 'text/csv;charset=utf-8', csv);
      const { title, body } = count > 0 ? words.exported : words.nothing;
      notify({ title, text: body, about: 'admin' });
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return (
    <button type="button" className="btn btn-sm btn-quiet bg-white" aria-disabled={isBusy} onClick={() => void save()}>
      {words.file}
    </button>
  );
};
