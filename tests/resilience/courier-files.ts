import { setTimeout as pause } from 'node:timers/promises';
import type { AdminSettlement } from '#features/cod-reconciliation/cod-reconciliation.admin.contract.ts';
import type { StaffClient } from './staff-client.ts';
import type { DayOrder, Desk } from './working-day.ts';

/** Chooses a courier of the new shop, and the columns of its file. */
export const prepareCourier = async ({ staff, pool }: Pick<Desk, 'staff' | 'pool'>): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(`select id from couriers where name_en = 'Bosta'`);
  const id = rows[0]?.id ?? '';
  const columns = { trackingNumber: 'AWB', orderNumber: 'Ref', amount: 'COD', fee: null, day: null };
  await staff.done({ method: 'PUT', path: `/admin/couriers/${id}/settlement-columns`, body: { columns } });
  return id;
};

/** Writes the courier's file of delivered orders; some of its lines bring less, or more, than was due. */
export const writeCourierFile = async ({ pool, chance }: Desk, orders: readonly DayOrder[]): Promise<string> => {
  const { rows } = await pool.query<{ tracking: string | null; number: string; cash: number }>(
    `select tracking_number as tracking, order_number as number, cash_to_collect as cash
     from shipments join orders on orders.id = order_id
     where order_id = any($1) and cash_to_collect > 0 and state = 'delivered' order by order_number`,
    [orders.map(({ id }) => id)],
  );
  const lines = rows.map(({ tracking, number, cash }) => {
    const brought = cash + chance.oneOf([0, 0, 0, -500, 700]);
    return `${tracking ?? ''};${tracking === null ? number : ''};${brought / 100}`;
  });
  return ['AWB;Ref;COD', ...lines].join('\r\n');
};

/** Reads a courier's file. */
export const readCourierFile = async (
  staff: StaffClient,
  courierId: string,
  content: string,
): Promise<AdminSettlement | null> =>
  staff.done<AdminSettlement>({ method: 'POST', path: '/admin/settlements', body: courierForm(courierId, content) });

export const courierForm = (courierId: string, content: string): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ courierId, language: 'ar', day: '2026-11-26' }))
    form.append(name, value);
  form.append('file', new File([content], 'bosta.csv'));
  return form;
};

/** Maximum number of polls until the lines of orders are booked; a killed process leaves them to the next. */
const MAX_POLLS = 20;

/** Settles the lines of orders that do not fit by hand: as far as the order owes, or not at all. */
export const settleLines = async ({ staff, pool, chance }: Desk, orders: readonly DayOrder[]): Promise<void> => {
  const find = async (outcomes: readonly string[]) =>
    (
      await pool.query<{ id: string }>(
        `select id from cod_settlement_lines where settled_at is null and outcome = any($2)
           and (order_id = any($1) or tracking_number in (select tracking_number from shipments where order_id = any($1)))`,
        [orders.map(({ id }) => id), outcomes],
      )
    ).rows;
  for (let look = 0; look < MAX_POLLS && (await find(['waiting'])).length > 0; look += 1) await pause(100);
  for (const { id } of await find(['short', 'over', 'unknown', 'paid_before'])) {
    const path = `/admin/settlement-lines/${id}`;
    const note = 'تحدثت مع المندوب';
    const isBooked = chance.isPercent(70);
    const settle = (books: boolean, ever: readonly string[]) =>
      staff.done(
        { method: 'PUT', path, body: { isBooked: books, orderNumber: '', note } },
        { ever, again: ['SETTLEMENT_LINE_SETTLED'] },
      );
    if ((await settle(isBooked, ['NO_AMOUNT_DUE'])) === null) await settle(false, ['SETTLEMENT_LINE_SETTLED']);
  }
};
