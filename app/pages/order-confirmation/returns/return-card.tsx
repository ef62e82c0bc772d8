import { useState } from 'react';
import type { ReturnView } from '../../../../contract/returns.ts';
import { formatDate, formatMoney, formatNumber } from '../../../../locales/format.ts';
import { ReturnBadge } from '../../../components/return-badge.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ChangeReturns } from './use-order-returns.ts';

interface ReturnCardProps {
  readonly found: ReturnView;
  readonly orderNumber: string;
  readonly isBusy: boolean;
  readonly change: ChangeReturns;
}

/** A return as its customer sees it: state, pieces, words and money, and the button that withdraws it. */
export const ReturnCard = ({ found, orderNumber, isBusy, change }: ReturnCardProps) => {
  const words = useMessages('returns');
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const { id, kind, state, requestedAt, lines, refund, answer, comment } = found;
  const isOpen = state === 'requested' || state === 'approved';
  const withdraw = async () => {
    await change((returns) => returns.withdraw({ orderNumber, id, language }), words.withdraw.done);
    setAsked(false);
  };
  return (
    <article className="px-4 sm:px-6 py-5 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ReturnBadge state={state} name={words.status[state]} />
        <time dateTime={requestedAt} className="text-sm text-mist">
          {words.asked({ date: formatDate(new Date(requestedAt), language) })}
        </time>
        {isOpen && (
          <button
            type="button"
            className="link text-sm min-h-11 ms-auto"
            aria-disabled={isBusy}
            onClick={() => setAsked(true)}
          >
            {words.withdraw.button}
          </button>
        )}
      </div>
      <p>{kind === 'refused_delivery' ? words.cameBack : words.states[state]}</p>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.productId} className="flex flex-wrap justify-between gap-x-6">
            <ItemQuantity line={line} />
            <span className="text-mist">{words.reasons[line.reason]}</span>
          </li>
        ))}
      </ul>
      {refund !== null && refund > 0 && (
        <p className="font-medium">{words.refund({ amount: formatMoney(refund, language) })}</p>
      )}
      <Words name={words.comment} text={comment} />
      <Words name={words.answer} text={answer} />
      {isAsked && <WithdrawDialog isBusy={isBusy} onYes={() => void withdraw()} onNo={() => setAsked(false)} />}
    </article>
  );
};

/** A product with its quantity, or how many of those asked for were received. */
const ItemQuantity = ({ line: { name, quantity, received } }: { line: ReturnView['lines'][number] }) => {
  const words = useMessages('returns');
  const language = useLanguage();
  const asked = formatNumber(quantity, language);
  if (received !== null && received !== quantity) {
    return <span>{words.received({ name, received: formatNumber(received, language), asked })}</span>;
  }
  return (
    <span>
      <bdi>{name}</bdi> <span className="text-mist num whitespace-nowrap">× {asked}</span>
    </span>
  );
};

/** Words of the customer or the shop; nothing without any. */
const Words = ({ name, text }: { name: string; text: string | null }) =>
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
  const { withdraw: words } = useMessages('returns');
  return (
    <Dialog isOpen onClose={onNo} title={words.title} closeLabel={fields.close}>
      <p className="mt-4">{words.text}</p>
      <div className="flex flex-wrap gap-3 mt-6">
        <button type="button" className="btn btn-primary" aria-busy={isBusy} aria-disabled={isBusy} onClick={onYes}>
          {isBusy ? fields.wait : words.yes}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onNo}>
          {words.no}
        </button>
      </div>
    </Dialog>
  );
};
