import { useState } from 'react';
import type { OfficeOrder } from '../../../../contract/office/orders.ts';
import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '../../../../domain/orders/status.ts';
import type { OfficeInBrowser } from '../../../api/office-client.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { refusalOf } from '../../../api/refusal-of.ts';
import { notify } from '../../../device/notices.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { useOffice } from '../office-context.ts';
import type { OrderInHand } from './order-in-hand.ts';

/** Moves an order on or writes down its payment, and says what it is now, also where somebody else was faster. */
export function useChangeOrder({ order, onChanged, onBehind }: OrderInHand) {
  const { fail, lookAgain } = useOffice();
  const { orders: words } = useOfficeWords();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);

  const change = async (
    ask: (office: OfficeInBrowser['orders']) => Promise<OfficeOrder>,
    say: (order: OfficeOrder) => { readonly title: string; readonly text: string },
  ) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const changed = await ask((await loadOffice()).orders);
      onChanged(changed);
      notify({ ...say(changed), about: 'office' });
      lookAgain();
    } catch (error) {
      const { code, details } = refusalOf(error, language);
      if (code === 'ORDER_CHANGED') {
        const { title, body } = words.changedMeanwhile;
        notify({ title, text: body(standing(details)), tone: 'alarm' });
        onBehind();
      } else fail(error);
    }
    setBusy(false);
  };

  const standing = ({ status, paymentStatus }: Readonly<Record<string, unknown>>) => ({
    status: words.status[orderStatuses.find((known) => known === status) ?? order.status],
    payment: words.payment[paymentStatuses.find((known) => known === paymentStatus) ?? order.paymentStatus],
  });
  const { id } = order;
  return {
    isBusy,
    move: (to: OrderStatus) =>
      change(
        (office) => office.move({ id, language, from: order.status, to }),
        ({ status }) => ({ title: words.moved.title, text: words.moved.body({ status: words.status[status] }) }),
      ),
    settle: (to: PaymentStatus) =>
      change(
        (office) => office.settle({ id, language, from: order.paymentStatus, to }),
        ({ paymentStatus }) => ({
          title: words.settled.title,
          text: words.settled.body({ status: words.payment[paymentStatus] }),
        }),
      ),
  };
}
