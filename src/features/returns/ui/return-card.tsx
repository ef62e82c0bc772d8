import { useState } from 'react';
import { formatDate, formatMoney, formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { focusOnOpen } from '#core/ui/focus-on-open.ts';
import type { ReturnView } from '../returns.contract.ts';
import { ReturnBadge } from './return-badge.tsx';
import type { ChangeReturns } from './use-order-returns.ts';

interface ReturnCardProps {
  readonly orderReturn: ReturnView;
  readonly orderNumber: string;
  readonly isBusy: boolean;
  readonly change: ChangeReturns;
}

/** The customer's view of a return: status, items, notes and refund, and the withdraw button. */
export const ReturnCard = ({ orderReturn, orderNumber, isBusy, change }: ReturnCardProps) => {
  const t = useMessages('returns');
  const language = useLanguage();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { id, kind, state, requestedAt, lines, refund, reply, comment } = orderReturn;
  const isOpen = state === 'requested' || state === 'approved';
  const withdraw = async () => {
    await change((returns) => returns.withdraw({ orderNumber, id, language }), t.withdraw.done);
    setDialogOpen(false);
  };
  return (
    <article className="px-4 sm:px-6 py-5 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ReturnBadge state={state} name={t.status[state]} />
        <time dateTime={requestedAt} className="text-sm text-mist">
          {t.requestedOn({ date: formatDate(new Date(requestedAt), language) })}
        </time>
        {isOpen && (
          <button
            type="button"
            className="link text-sm min-h-11 ms-auto"
            aria-disabled={isBusy}
            onClick={() => setDialogOpen(true)}
          >
            {t.withdraw.button}
          </button>
        )}
      </div>
      <p>{kind === 'refused_delivery' ? t.cameBack : t.states[state]}</p>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.productId} className="flex flex-wrap justify-between gap-x-6">
            <ItemQuantity line={line} />
            <span className="text-mist">{t.reasons[line.reason]}</span>
          </li>
        ))}
      </ul>
      {refund !== null && refund > 0 && (
        <p className="font-medium">{t.refund({ amount: formatMoney(refund, language) })}</p>
      )}
      <Note name={t.comment} text={comment} />
      <Note name={t.reply} text={reply} />
      {isDialogOpen && (
        <WithdrawDialog isBusy={isBusy} onYes={() => void withdraw()} onNo={() => setDialogOpen(false)} />
      )}
    </article>
  );
};

/** A product with its requested quantity or, after receipt, the received part of it. */
const ItemQuantity = ({ line: { name, quantity, received } }: { line: ReturnView['lines'][number] }) => {
  const t = useMessages('returns');
  const language = useLanguage();
  const requestedQuantity = formatNumber(quantity, language);
  if (received !== null && received !== quantity) {
    return (
      <span>{t.received({ name, received: formatNumber(received, language), requested: requestedQuantity })}</span>
    );
  }
  return (
    <span>
      <bdi>{name}</bdi> <span className="text-mist num whitespace-nowrap">× {requestedQuantity}</span>
    </span>
  );
};

/** Note of the customer or the shop; renders nothing without one. */
const Note = ({ name, text }: { name: string; text: string | null }) =>
  text !== null && (
    <div className="border-s-2 border-lapis-200 ps-4">
      <p className="text-sm text-mist">{name}</p>
      <p dir="auto" className="same-side whitespace-pre-line break-words">
        {text}
      </p>
    </div>
  );

interface WithdrawDialogProps {
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

const WithdrawDialog = ({ isBusy, onYes, onNo }: WithdrawDialogProps) => {
  const { fields } = useMessages('common');
  const { withdraw: t } = useMessages('returns');
  return (
    <Dialog isOpen onClose={onNo} title={t.title} closeLabel={fields.close}>
      <p className="mt-4">{t.text}</p>
      <div className="flex flex-wrap gap-3 mt-6">
        <button type="button" className="btn btn-primary" aria-busy={isBusy} aria-disabled={isBusy} onClick={onYes}>
          {isBusy ? fields.wait : t.yes}
        </button>
        <button ref={focusOnOpen} type="button" className="btn btn-quiet" onClick={onNo}>
          {t.no}
        </button>
      </div>
    </Dialog>
  );
};
