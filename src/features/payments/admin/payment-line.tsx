import type { ReactNode } from 'react';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Price } from '#core/ui/price.tsx';

interface PaymentLineProps {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly title: ReactNode;
  /** Colour class of the title. */
  readonly tone?: string;
  /** Further details as `Fact`s, on one line if they fit. */
  readonly facts: ReactNode;
  /** Piastres; negative for refunds and chargebacks. */
  readonly amount?: number | undefined;
  /** Buttons and hints below the line. */
  readonly children?: ReactNode;
}

/** A line with time, title, details and amount. */
export const PaymentLine = ({ at, title, tone = '', facts, amount, children }: PaymentLineProps) => {
  const language = useLanguage();
  return (
    <li className="grid gap-x-6 gap-y-1 grid-cols-[1fr_auto] sm:grid-cols-[10.5rem_1fr_auto] px-4 py-3">
      <time dateTime={at} className="text-mist num max-sm:col-span-full">
        {formatMoment(new Date(at), language)}
      </time>
      <div className="min-w-0">
        <p className={`font-medium ${tone}`}>{title}</p>
        <p className="flex flex-wrap gap-x-4 text-mist">{facts}</p>
        {children}
      </div>
      {amount !== undefined && <Price amount={amount} className="font-medium text-end" />}
    </li>
  );
};

/** A detail of a line; renders nothing without content. */
export const Fact = ({ tone = '', children }: { tone?: string; children: ReactNode }) =>
  children === null || children === false ? null : <span className={`wrap-anywhere ${tone}`}>{children}</span>;

/** A code of the gateway or the shop, always left to right. */
export const Code = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="code break-all">
    {children}
  </bdi>
);

/** Badge of a test payment. */
export const TestBadge = ({ name }: { name: string }) => (
  <span className="badge ms-2 border-carnelian-200 bg-carnelian-50 text-carnelian-700">{name}</span>
);
