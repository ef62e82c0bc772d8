import { type ReactNode, useRef } from 'react';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { CopyButton } from '#core/ui/copy-button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
import type { StatementMatch } from '../match-statement.ts';
import type { TransferProof } from '../transfer-proofs.admin.contract.ts';
import { TransferPicture } from '../ui/transfer-picture.tsx';
import { TransferDecision } from './transfer-decision.tsx';

interface TransferCardProps {
  readonly transfer: TransferProof;
  /** Match in the bank statement. */
  readonly match: StatementMatch | undefined;
  readonly onDecided: (transfer: TransferProof) => void;
  /** Called when another admin has decided or the customer has sent another proof. */
  readonly onOutdated: () => void;
}

/** A transfer proof: order and picture side by side, and the decision or its buttons. */
export const TransferCard = ({ transfer, match, onDecided, onOutdated }: TransferCardProps) => {
  const { transfers: t } = useMessages('admin');
  const { orderNumber, id, hasPicture, state } = transfer;
  const card = useRef<HTMLElement>(null);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={`${id}-order`}
      className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:grid-rows-[auto_1fr] border border-lapis-200 bg-white px-4 sm:px-6 py-5"
    >
      <div className="min-w-0 grid gap-4 content-start">
        <TransferFacts transfer={transfer} />
        {match && <StatementMark match={match} />}
      </div>
      <div className="min-w-0 md:row-span-2">
        {hasPicture ? (
          <TransferPicture
            id={id}
            alt={t.picture({ orderNumber: shortOrderNumber(orderNumber) })}
            className="w-full h-auto border border-lapis-200"
          />
        ) : (
          <p className="text-mist">{t.noPicture}</p>
        )}
      </div>
      <div className="min-w-0 grid gap-4 content-start">
        {state === 'sent' ? (
          <TransferDecision
            transfer={transfer}
            onDecided={(decided) => {
              // its buttons have disappeared
              card.current?.focus();
              onDecided(decided);
            }}
            onOutdated={onOutdated}
          />
        ) : (
          <Decided transfer={transfer} />
        )}
      </div>
    </article>
  );
};

const TransferFacts = ({ transfer }: { transfer: TransferProof }) => {
  const { transfers: t } = useMessages('admin');
  const language = useLanguage();
  const { id, orderNumber, total, due, reference, bankReference, customer, orderedAt, sentAt, orderStatus, state } =
    transfer;
  const moment = (at: string) => <time dateTime={at}>{formatMoment(new Date(at), language)}</time>;
  return (
    <>
      <div>
        <h2 id={`${id}-order`} className="text-base">
          <a href={orderPath(orderNumber)} className="link inline-flex items-center min-h-11 break-all">
            <span className="sr-only">{t.order} </span>
            <OrderNumber number={orderNumber} />
          </a>
        </h2>
        {state === 'sent' && orderStatus === 'cancelled' && <Warning>{t.cancelled}</Warning>}
      </div>
      <dl className="rows border-y border-lapis-200">
        <Row name={t.amount}>
          <span className="text-h4 font-medium">
            <Price amount={due ?? total} />
          </span>
        </Row>
        {due !== null && due < total && (
          <Row name={t.total}>
            <Price amount={total} />
          </Row>
        )}
        <Row name={t.reference}>
          <Code>{reference}</Code>
          <CopyButton text={reference} label={t.copy} describes={t.reference} copied={t.copied} />
        </Row>
        <Row name={t.bankReference}>
          {bankReference === null ? (
            <span className="text-mist">{t.noBankReference}</span>
          ) : (
            <Code>{bankReference}</Code>
          )}
        </Row>
        {customer !== '' && (
          <Row name={t.customer}>
            <bdi className="break-words">{customer}</bdi>
          </Row>
        )}
        <Row name={t.ordered}>{moment(orderedAt)}</Row>
        <Row name={state === 'sent' ? t.since : t.sent}>{moment(sentAt)}</Row>
      </dl>
    </>
  );
};

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 min-h-11 py-1">
    <dt className="text-mist">{name}</dt>
    <dd className="flex flex-wrap items-center gap-x-4 min-w-0">{children}</dd>
  </div>
);

const Code = ({ children }: { children: ReactNode }) => (
  <bdi className="code break-all" dir="ltr">
    {children}
  </bdi>
);

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2 text-carnelian-700">
    <Icon name="circle-alert" className="size-[18px] mt-0.5 shrink-0" />
    <span>{children}</span>
  </p>
);

/** Match of the transfer in a bank statement, with the matching line. */
const StatementMark = ({ match: { kind, line } }: { match: StatementMatch }) => {
  const { statement: t } = useMessages('admin').transfers;
  return (
    <div
      className={`px-4 py-3 border ${kind === 'fits' ? 'bg-lapis-50 border-lapis-200' : 'bg-gold-50 border-gold-200'}`}
    >
      <p className="flex items-start gap-2 font-medium">
        <Icon name={kind === 'fits' ? 'check' : 'circle-alert'} className="size-[18px] mt-0.5 shrink-0" />
        {t[kind]}
      </p>
      <p dir="auto" className="same-side text-mist break-words mt-1">
        {line.text}
      </p>
    </div>
  );
};

const Decided = ({ transfer: { state, decidedAt, decidedBy, reason } }: { transfer: TransferProof }) => {
  const { transfers: t } = useMessages('admin');
  const language = useLanguage();
  const isAccepted = state === 'accepted';
  // it paid a part or was reversed, and another picture followed
  const isReplaced = state === 'rejected' && reason === null;
  const moment = decidedAt === null ? '' : formatMoment(new Date(decidedAt), language);
  const name = decidedBy ?? t.former;
  return (
    <div role="status">
      <p className="flex items-start gap-2 font-medium">
        <Icon name={isAccepted ? 'check' : 'x'} className="size-[18px] mt-0.5 shrink-0" />
        {isAccepted ? t.accepted : isReplaced ? t.replaced : t.rejected}
      </p>
      <p className="text-mist">
        {isAccepted || isReplaced ? t.acceptedBy({ name, moment }) : t.rejectedBy({ name, moment })}
      </p>
      {reason !== null && <p className="text-mist break-words">{t.why({ reason })}</p>}
    </div>
  );
};
