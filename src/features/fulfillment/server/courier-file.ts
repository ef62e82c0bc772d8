import { localPhone } from '#core/forms/phone-number.ts';
import { toPoundsText } from '#core/money/money.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { type CsvValue, writeCsv } from '#core/server/files/write-csv.ts';
import { findOrdersByIds } from '#features/orders/server/find-order.ts';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import { orderItemName } from '#features/products/product-name.ts';
import { messages as arabic } from '#generated/texts/ar/governorates.gen.ts';
import { messages as english } from '#generated/texts/en/governorates.gen.ts';
import type { CourierCsvField } from '../courier-csv.ts';
import { getCourier } from './couriers.ts';
import { toAdminShipment } from './parcels.ts';
import { findOpenShipmentsOf } from './shipments.repository.ts';

type FileRequest = { readonly orderIds: readonly string[]; readonly courierId: string };

/**
 * Exports the selected orders' parcels with a courier as CSV with the courier's columns; amounts are in pounds. Records the export
 * in the audit log. RESOURCE_NOT_FOUND.
 */
export const exportShipments = async (
  shop: ShopContext,
  adminId: string,
  { orderIds, courierId }: FileRequest,
): Promise<{ csv: string; count: number }> => {
  const courier = await getCourier(shop.database.kysely, courierId);
  const orders = await findOrdersByIds(shop, orderIds);
  const parcels = Map.groupBy(
    await findOpenShipmentsOf(shop.database.kysely, orderIds, courierId),
    ({ order_id: id }) => id,
  );
  const lines = orders.flatMap((order) =>
    (parcels.get(order.id) ?? []).map((row) => {
      const { trackingNumber, cashDue } = toAdminShipment(row);
      return courier.csv_columns.map(({ field }) => fields[field]({ order, trackingNumber, cashDue }));
    }),
  );
  await inTransaction(shop.database, (transaction) =>
    recordAuditEntry(transaction, {
      adminId,
      action: 'shipments.exported',
      subject: courier.name_en,
      details: { count: lines.length },
    }),
  );
  const heading = courier.csv_columns.map((column) => column.heading);
  return { csv: writeCsv(heading, lines), count: lines.length };
};

type Line = { readonly order: StoredOrder; readonly trackingNumber: string | null; readonly cashDue: number };

const fields: Readonly<Record<CourierCsvField, (line: Line) => CsvValue>> = {
  orderNumber: ({ order }) => order.order_number,
  trackingNumber: ({ trackingNumber }) => trackingNumber,
  name: ({ order }) => order.shipping_info.fullName,
  phone: ({ order }) => order.shipping_info.phone,
  localPhone: ({ order }) => localPhone(order.shipping_info.phone),
  email: ({ order }) => order.shipping_info.email,
  governorate: ({ order }) => governorateIn(arabic, order),
  governorateEnglish: ({ order }) => governorateIn(english, order),
  city: ({ order }) => order.shipping_info.city,
  address: ({ order }) => order.shipping_info.address,
  postalCode: ({ order }) => order.shipping_info.postalCode,
  cash: ({ cashDue }) => toPoundsText(cashDue),
  itemCount: ({ order }) => order.items.reduce((sum, { quantity }) => sum + quantity, 0),
  contents: ({ order }) =>
    order.items.map((item) => `${item.quantity} × ${orderItemName(item, order.language)}`).join('; '),
  giftMessage: ({ order }) => order.gift_message,
  empty: () => null,
};

const governorateIn = (
  { governorates }: typeof arabic,
  { shipping_info: { governorate } }: StoredOrder,
): string | null => (governorate ? governorates[governorate] : null);
