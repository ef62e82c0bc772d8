import type { ReactNode } from 'react';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Price } from '#core/ui/price.tsx';

interface PaymentLineProps {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly title: ReactNode;
  /** Class of the title's colour. */
  readonly tone?: string;
  /** Further facts: `Fact`s, in one line where there is room. */
  readonly facts: ReactNode;
  /** Piastres; negative for money that went back. */
  readonly amount?: number | undefined;
  /** Buttons and hints below. */
  readonly children?: ReactNode;
}

/** A line about money: when, what, how, and how much. */
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

/** A fact of a line; nothing without content. */
export const Fact = ({ tone = '', children }: { tone?: string; children: ReactNode }) =>
  children === null || children === false ? null : <span className={`wrap-anywhere ${tone}`}>{children}</span>;

/** A code of the gateway or the shop, which runs from left to right. */
export const Code = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="code break-all">
    {children}
  </bdi>
);

/** A mark of a payment that is no real money. */
export const TestBadge = ({ name }: { name: string }) => (
  <span className="badge ms-2 border-carnelian-200 bg-carnelian-50 text-carnelian-700">{name}</span>
);
