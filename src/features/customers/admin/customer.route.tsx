import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { adminLoader } from '#core/admin/admin-loader.ts';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { BackLink } from '#core/admin/back-link.tsx';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { useAdminData } from '#core/admin/use-admin-data.ts';
import { formatDate, formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import { MessageCard } from '#features/contact/ui/message-card.tsx';
import { ReviewCard } from '#features/reviews/ui/review-card.tsx';
import type { Customer } from '../customers.admin.contract.ts';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerReturns } from './customer-returns.tsx';
import { CustomerTags } from './customer-tags.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = adminLoader(({ customers }, { params: { id = '' }, signal }) =>
  customers.get({ id }, { signal }),
);

/** Customer page: contact, totals, tags, notes, orders, returns, messages, reviews and consents (decision 202). */
export default function CustomerPage() {
  const { customers: t } = useMessages('admin');
  const { search } = useLocation();
  const { data: customer, setData: show, updateData, hasFailed, reload } = useAdminData<typeof clientLoader>();
  const { may } = useAdminContext();
  useAdminTitle(customer?.name || t.title);
  if (!customer) return hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />;
  const { reviews, messages } = customer;
  return (
    <>
      <BackLink to={`/admin/customers${search}`} label={t.back} className="mt-6" />
      <CustomerHeader customer={customer} />
      <div className="pt-5">
        <CustomerTags customer={customer} onChanged={show} />
      </div>
      <Sums customer={customer} />
      <Part title={t.notes.title} hint={t.notes.hint}>
        <CustomerNotes customer={customer} onChanged={show} />
      </Part>
      {may('orders.read') && (
        <>
          <CustomerOrders customer={customer} />
          <Part title={t.returns.title}>
            <CustomerReturns returns={customer.returns} />
          </Part>
        </>
      )}
      {may('messages.read') && (
        <Part title={t.messages.title} hint={t.messages.hint}>
          <Cards rows={messages}>
            {(message) => (
              <MessageCard
                message={message}
                onChanged={(changed) =>
                  updateData((current) => ({ ...current, messages: withReplaced(current.messages, changed) }))
                }
              />
            )}
          </Cards>
        </Part>
      )}
      {may('reviews.read') && (
        <Part title={t.reviews}>
          <Cards rows={reviews}>
            {(review) => (
              <ReviewCard
                review={review}
                onChanged={(changed) =>
                  updateData((current) => ({ ...current, reviews: withReplaced(current.reviews, changed) }))
                }
              />
            )}
          </Cards>
        </Part>
      )}
      <Part title={t.consents.title}>
        <CustomerConsents consents={customer.consents} />
      </Part>
    </>
  );
}

const withReplaced = <Row extends { readonly id: string }>(rows: readonly Row[], changed: Row): Row[] =>
  rows.map((row) => (row.id === changed.id ? changed : row));

/** Name, address and phone number. */
const CustomerHeader = ({ customer: { name, email, phone, since, isEmailVerified } }: { customer: Customer }) => {
  const { customers: t } = useMessages('admin');
  const language = useLanguage();
  return (
    <header>
      <h1 className="display text-h2 min-w-0 break-words">
        <bdi>{name || t.nameless}</bdi>
      </h1>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-1 text-base">
        <a href={`mailto:${email}`} className="link inline-flex items-center min-h-11 break-all">
          <bdi>{email}</bdi>
        </a>
        {phone !== null && (
          <a href={`tel:${phone}`} className="link inline-flex items-center min-h-11">
            <bdi dir="ltr" className="num">
              {phone}
            </bdi>
          </a>
        )}
        <span className="text-mist">
          {t.columns.since} <time dateTime={since}>{formatDate(new Date(since), language)}</time>
        </span>
      </p>
      {!isEmailVerified && (
        <p className="flex items-center gap-2 text-gold-800">
          <Icon name="circle-alert" className="size-[18px]" />
          {t.unverified}
        </p>
      )}
    </header>
  );
};

/** Totals of orders, payments and refunds. */
const Sums = ({ customer }: { customer: Customer }) => {
  const { sums } = useMessages('admin').customers;
  const language = useLanguage();
  const { orders, cancelledOrders, revenue, paid, refunded } = customer;
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 mt-8 border-y border-lapis-200 py-5">
      <Sum name={sums.orders}>{formatNumber(orders, language)}</Sum>
      <Sum name={sums.revenue}>
        <Price amount={revenue} />
      </Sum>
      <Sum name={sums.paid}>
        <Price amount={paid} />
      </Sum>
      <Sum name={sums.refunded}>
        <Price amount={refunded} />
      </Sum>
      <Sum name={sums.cancelled}>{formatNumber(cancelledOrders, language)}</Sum>
    </dl>
  );
};

const Sum = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-caption text-mist">{name}</dt>
    <dd className="text-h4 font-medium num">{children}</dd>
  </div>
);

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

const Part = ({ title, hint, children }: PartProps) => (
  <section className="pt-10">
    <h2 className="display text-h4 pb-3">{title}</h2>
    {hint && <p className="text-mist pb-4 -mt-2">{hint}</p>}
    {children}
  </section>
);

interface CardsProps<Row> {
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
}

/** Vertical list of cards, or a text when it is empty. */
function Cards<Row extends { readonly id: string }>({ rows, children }: CardsProps<Row>) {
  const { customers: t } = useMessages('admin');
  if (rows.length === 0) return <p className="text-mist">{t.none}</p>;
  return (
    <ul className="border border-lapis-200 bg-white rows">
      {rows.map((row) => (
        <li key={row.id}>{children(row)}</li>
      ))}
    </ul>
  );
}

/** Consents and withdrawals, newest first. */
const CustomerConsents = ({ consents }: Pick<Customer, 'consents'>) => {
  const { consents: t, none } = useMessages('admin').customers;
  const language = useLanguage();
  if (consents.length === 0) return <p className="text-mist">{none}</p>;
  return (
    <ul className="grid gap-2">
      {consents.map(({ purpose, isGranted, at }) => (
        <li key={purpose + at} className="flex flex-wrap gap-x-3">
          <span className="font-medium">{t.purposes[purpose]}</span>
          <span className={isGranted ? 'text-malachite-700' : 'text-mist'}>{isGranted ? t.granted : t.withdrawn}</span>
          <time dateTime={at} className="text-mist ms-auto">
            {formatDate(new Date(at), language)}
          </time>
        </li>
      ))}
    </ul>
  );
};
