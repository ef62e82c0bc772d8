import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { Governorate } from '#features/shipping/governorates.ts';
import { differsByDestination } from '#features/shipping/shipping-policy.ts';
import type { Quote } from '../quote.ts';

interface ShippingHintProps {
  readonly quote: Quote;
  /** Null for an unknown destination, and if no terms depend on it. */
  readonly destination: Governorate | null;
  readonly className?: string;
  /** Whether to render a progress bar. */
  readonly hasProgressBar?: boolean;
}

/** Amount missing for free shipping; null while the destination is unknown and relevant, or if all lines are sold out. */
export function ShippingHint({ quote, destination, className = '', hasProgressBar = false }: ShippingHintProps) {
  const { orderSummary } = useMessages('cart');
  const language = useLanguage();
  const { freeFrom } = quote.zone;
  const { shipping } = useSettings();
  const isOpen = destination === null && differsByDestination(shipping);
  if (quote.shipping > 0 && (freeFrom === null || isOpen)) return null;
  if (quote.isLowestShipping || quote.lines.length === 0) return null;
  const missing = quote.shipping === 0 ? 0 : (freeFrom ?? 0) - quote.subtotal;
  return (
    <div className={className}>
      <p className={`flex items-center gap-2 text-sm ${missing > 0 ? '' : 'text-malachite-700'}`}>
        <Icon name="truck" className="size-5 shrink-0 rtl:mirror" />
        {missing > 0
          ? orderSummary.toFreeShipping({ amount: formatMoney(missing, language) })
          : orderSummary.freeShipping}
      </p>
      {hasProgressBar && missing > 0 && <ProgressBar part={quote.subtotal / (quote.subtotal + missing)} />}
    </div>
  );
}

/** Progress bar, filled from the inline start; `part` is between 0 and 1. */
const ProgressBar = ({ part }: { part: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 3" preserveAspectRatio="none" className="w-full h-[3px] mt-2 rtl:mirror">
    <path d="M0 1.5h100" strokeWidth="3" stroke="currentColor" className="text-lapis-200" />
    <path d={`M0 1.5h${part * 100}`} strokeWidth="3" stroke="currentColor" className="text-lapis-700" />
  </svg>
);
