import { useId, useState } from 'react';
import * as v from 'valibot';
import { type Governorate, governorates } from '../../../../../domain/addresses/governorates.ts';
import { priceCart } from '../../../../../domain/pricing/price-cart.ts';
import { sampleCart } from '../../../../../domain/pricing/sample-cart.ts';
import { deliveryDays } from '../../../../../domain/pricing/shipping-policy.ts';
import type { CommerceRules } from '../../../../../domain/settings/commerce-rules.ts';
import { settingSections } from '../../../../../domain/settings/shop-settings.ts';
import { formatNumber } from '../../../../../locales/format.ts';
import { useLanguage, useMessages, useSettings } from '../../../../i18n/messages.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useQuoteFigures } from './use-quote-figures.ts';

const MOST_PRODUCTS = 5;

type PriceSection = 'tax' | 'shipping' | 'offers';

interface PricePreviewProps {
  readonly section: PriceSection;
  /** The section as it is saved, and as it is typed. */
  readonly before: unknown;
  readonly after: unknown;
}

/** A sample cart priced by the rules as they are and as they would be; differences are marked. */
export const PricePreview = ({ section, before, after }: PricePreviewProps) => {
  const { preview: words } = useMessages('admin').settings;
  const names = useMessages('governorates').governorates;
  const language = useLanguage();
  const settings = useSettings();
  const figuresOf = useQuoteFigures();
  const [count, setCount] = useState(3);
  const [destination, setDestination] = useState<Governorate | null>(null);
  const cart = sampleCart(count, destination);
  const figures = (value: unknown) => {
    const rules = rulesWith(settings, section, value);
    return figuresOf(priceCart(cart, rules), deliveryDays(rules.shipping, destination));
  };
  const [old, next] = [figures(before), figures(after)];
  return (
    <>
      <div className="grid gap-3 pb-4">
        <Choice
          label={words.products}
          value={String(count)}
          choices={Array.from({ length: MOST_PRODUCTS }, (_, index) => [
            String(index + 1),
            formatNumber(index + 1, language),
          ])}
          onChange={(value) => setCount(Number(value))}
        />
        <Choice
          label={words.to}
          value={destination ?? ''}
          choices={[['', words.unknown], ...governorates.map((each) => [each, names[each]] as const)]}
          onChange={(value) => setDestination(governorates.find((each) => each === value) ?? null)}
        />
        <p className="text-caption text-mist">{words.sum}</p>
      </div>
      <table aria-label={words.cart} className="w-full text-start">
        <thead className="text-mist border-b border-lapis-900">
          <tr>
            {[words.figure, words.before, words.after].map((heading, place) => (
              <th
                key={heading}
                scope="col"
                className={`font-normal py-2 ${place === 0 ? 'text-start' : 'text-end ps-3'}`}
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
                  {isChanged && <span className="sr-only"> ({words.changed})</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
};

/** The rules with this value of a section; those in force if it is no longer accepted. */
const rulesWith = (rules: CommerceRules, section: PriceSection, value: unknown): CommerceRules => {
  const parsed = v.safeParse(settingSections[section], value);
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
