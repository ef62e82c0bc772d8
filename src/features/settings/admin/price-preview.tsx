import { useId, useState } from 'react';
import * as v from 'valibot';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { pounds } from '#core/money/money.ts';
import { Icon } from '#core/ui/icon.tsx';
import { priceCart } from '#features/pricing/price-cart.ts';
import { type CommerceRules, ruleSections } from '#features/pricing/pricing-rules.ts';
import type { CartToPrice, Quote } from '#features/pricing/quote.ts';
import { type Governorate, governorates } from '#features/shipping/governorates.ts';
import { deliveryDays } from '#features/shipping/shipping-policy.ts';
import type { ShippingZone } from '#features/shipping/shipping-rules.ts';

const MAX_PRODUCTS = 5;

type PriceSection = 'tax' | 'shipping' | 'offers';

interface PricePreviewProps {
  readonly section: PriceSection;
  /** The stored section and the edited one. */
  readonly before: unknown;
  readonly after: unknown;
}

/** A sample cart priced by the stored and the edited rules; differences are highlighted. */
export const PricePreview = ({ section, before, after }: PricePreviewProps) => {
  const { preview: t } = useMessages('admin').settings;
  const names = useMessages('governorates').governorates;
  const language = useLanguage();
  const settings = useSettings();
  const toFigures = useQuoteFigures();
  const [count, setCount] = useState(3);
  const [destination, setDestination] = useState<Governorate | null>(null);
  const cart = sampleCart(count, destination);
  const figures = (value: unknown) => {
    const rules = rulesWith(settings, section, value);
    return toFigures(priceCart(cart, rules), deliveryDays(rules.shipping, destination));
  };
  const [old, next] = [figures(before), figures(after)];
  return (
    <>
      <div className="grid gap-3 pb-4">
        <Choice
          label={t.products}
          value={String(count)}
          choices={Array.from({ length: MAX_PRODUCTS }, (_, index) => [
            String(index + 1),
            formatNumber(index + 1, language),
          ])}
          onChange={(value) => setCount(Number(value))}
        />
        <Choice
          label={t.to}
          value={destination ?? ''}
          choices={[['', t.unknown], ...governorates.map((each) => [each, names[each]] as const)]}
          onChange={(value) => setDestination(governorates.find((each) => each === value) ?? null)}
        />
        <p className="text-caption text-mist">{t.sum}</p>
      </div>
      <table aria-label={t.cart} className="w-full text-start">
        <thead className="text-mist border-b border-lapis-900">
          <tr>
            {[t.figure, t.before, t.after].map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={`font-normal py-2 ${index === 0 ? 'text-start' : 'text-end ps-3'}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {next.map(({ label, text }, index) => {
            const was = old[index]?.text;
            const isChanged = was !== text;
            return (
              <tr key={label} className={`border-b border-lapis-200 last:border-b-0 ${isChanged ? 'bg-gold-50' : ''}`}>
                <th scope="row" className="font-normal text-start py-2">
                  {label}
                </th>
                <td className={`text-end ps-3 num ${isChanged ? 'text-mist' : ''}`}>
                  <bdi>{was}</bdi>
                </td>
                <td className={`text-end ps-3 num ${isChanged ? 'font-medium' : ''}`}>
                  <bdi>{text}</bdi>
                  {isChanged && <span className="sr-only"> ({t.changed})</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
};

/** Returns the rules with this value of a section, or unchanged if the value is invalid. */
const rulesWith = (rules: CommerceRules, section: PriceSection, value: unknown): CommerceRules => {
  const parsed = v.safeParse(ruleSections[section], value);
  return parsed.success ? { ...rules, [section]: parsed.output } : rules;
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, value, choices, onChange }: ChoiceProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm mb-1">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          className="field appearance-none min-h-11! pe-11! text-sm!"
          onChange={({ target }) => onChange(target.value)}
        >
          {choices.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="size-[18px] absolute inset-y-0 my-auto end-3.5 pointer-events-none" />
      </div>
    </div>
  );
};

/** Returns labelled amounts of a quote and its delivery time. */
function useQuoteFigures() {
  const { preview: t } = useMessages('admin').settings;
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  const off = (amount: number) => money(amount === 0 ? 0 : -amount);
  const from = (amount: string, isLowest: boolean) => (isLowest ? t.from({ amount }) : amount);
  return (
    quote: Quote,
    { min, max }: ShippingZone['days'],
  ): readonly { readonly label: string; readonly text: string }[] => {
    const { shipping, isLowestShipping } = quote;
    return [
      { label: t.subtotal, text: money(quote.subtotal) },
      { label: t.bundle, text: off(quote.bundleDiscount) },
      { label: t.together, text: off(quote.togetherDiscount) },
      { label: t.shipping, text: from(shipping === 0 ? t.free : money(shipping), isLowestShipping) },
      { label: t.tax, text: money(quote.tax) },
      { label: t.total, text: from(money(quote.total), isLowestShipping) },
      {
        label: t.delivery,
        text:
          min === max
            ? formatNumber(min, language)
            : t.days({ min: formatNumber(min, language), max: formatNumber(max, language) }),
      },
    ];
  };
}

const prices = [450, 850, 1250, 320, 980].map(pounds);

/** Returns a cart of up to five products, one of each; the first two were added together. */
const sampleCart = (count: number, destination: Governorate | null): CartToPrice => ({
  lines: prices.slice(0, count).map((unitPrice, index) => ({
    productId: String(index),
    unitPrice,
    quantity: 1,
    togetherWith: index < 2 ? '0' : undefined,
  })),
  togetherGroups: new Map([['0', ['0', '1']]]),
  destination,
});
