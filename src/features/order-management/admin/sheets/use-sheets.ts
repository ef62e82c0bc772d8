import { useCallback, useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { type Language, languages } from '#core/i18n/language.ts';
import { type AdminShipment, MAX_SHEETS_AT_A_TIME } from '#features/fulfillment/shipments.admin.contract.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { loadSlipTexts, openParcels, type PackingSlipState } from './slip-texts.ts';

/** Sheets of the loaded orders. */
export interface SheetData {
  readonly slips: readonly { readonly key: string; readonly slip: PackingSlipState; readonly language: Language }[];
  readonly shipments: readonly AdminShipment[];
  /** Number of loaded orders. */
  readonly loaded: number;
  readonly loadedAt: Date;
}

/**
 * Loads the orders with their parcels in parts; one slip per parcel that is packed or handed over, or one per order without such
 * parcels.
 */
export const useSheets = (orderIds: readonly string[]) => {
  const { fail } = useAdminContext();
  const [sheets, setSheets] = useState<SheetData | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const orderKey = orderIds.join(' ');
  const load = useCallback(
    async (isCurrent: () => boolean) => {
      const ids = orderKey.split(' ').filter(Boolean);
      setFailed(false);
      setSheets(ids.length === 0 ? { ...noSheets, loadedAt: new Date() } : null);
      try {
        const admin = await loadAdminClient();
        const texts = await loadTexts(admin);
        let data: SheetData = { ...noSheets, loadedAt: new Date() };
        for (let start = 0; start < ids.length && isCurrent(); start += MAX_SHEETS_AT_A_TIME) {
          const part = ids.slice(start, start + MAX_SHEETS_AT_A_TIME);
          const { orders, shipments } = await admin.shipments.sheets({ orderIds: part });
          data = {
            ...data,
            slips: [...data.slips, ...orders.flatMap((order) => toSlips(order, texts))],
            shipments: [...data.shipments, ...shipments],
            loaded: data.loaded + part.length,
          };
          if (isCurrent()) setSheets(data);
        }
      } catch (error) {
        if (!isCurrent()) return;
        setFailed(true);
        fail(error);
      }
    },
    [orderKey, fail],
  );
  useEffect(() => {
    let isCurrent = true;
    void load(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return { sheets, hasFailed, reload: () => void load(() => true) };
};

const noSheets = { slips: [], shipments: [], loaded: 0 } as const;

type SlipTexts = ReadonlyMap<Language, Awaited<ReturnType<typeof loadSlipTexts>>>;

const loadTexts = async (admin: AdminClient): Promise<SlipTexts> =>
  new Map(await Promise.all(languages.map(async (each) => [each, await loadSlipTexts(admin, each)] as const)));

type LoadedOrder = { readonly id: string; readonly language: Language; readonly order: OrderView };

const toSlips = ({ id, language, order }: LoadedOrder, texts: SlipTexts): SheetData['slips'] => {
  const toSlip = texts.get(language);
  if (toSlip === undefined) return [];
  const open = openParcels(order);
  if (open.length === 0) return [{ key: id, slip: toSlip(order), language }];
  return open.map((parcel) => ({
    key: `${id} ${parcel.number}`,
    slip: toSlip({ ...order, parcels: [parcel] }),
    language,
  }));
};
