import { dayName } from '#core/i18n/clock.ts';
import { formatMoney, formatNumber, formatPercent } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { SettingDifference } from '../field-differences.ts';
import { rowsOf } from '../field-form.ts';
import type { SettingField } from '../setting-fields.ts';

type Words = Readonly<Partial<Record<string, string>>>;

/** Labels, hints and values of the settings' fields in words. */
export function useFieldLabels() {
  const language = useLanguage();
  const { settings: t } = useMessages('admin');
  const { governorates } = useMessages('governorates');
  const { social } = useMessages('common').layout.footer;
  const labels: Words = t.fields;
  const hints: Words = t.hints;
  const groups: Words = t.groups;
  const choices: Readonly<Partial<Record<string, Words>>> = {
    ...t.choices,
    governorates,
    socialNetwork: social,
  };
  const number = (value: number) => formatNumber(value, language);

  const nameOf = ({ label }: SettingField): string => labels[label] ?? label;
  const label = (field: SettingField): string =>
    field.language ? t.inLanguage[field.language]({ label: nameOf(field) }) : nameOf(field);
  const rowLabel = (list: SettingField, row: number): string => t.row({ list: nameOf(list), number: number(row + 1) });
  const choice = (field: SettingField, value: string): string =>
    field.kind === 'weekdays' ? dayName(Number(value), language) : (choices[field.label]?.[value] ?? value);
  const list = (items: readonly string[]) =>
    items.length === 0 ? t.nothing : items.join(language === 'ar' ? '، ' : ', ');

  /** A value in words; one of another form, from an earlier version of the shop, as it is. */
  const value = (field: SettingField, held: unknown): string => {
    if (held === null || held === undefined || held === '') return t.nothing;
    if (typeof held === 'boolean') return held ? t.yes : t.no;
    if (Array.isArray(held)) return list(rowsOf(held).map((each) => choice(field, String(each))));
    if (typeof held === 'number') {
      if (field.kind === 'money') return formatMoney(held, language);
      return field.kind === 'percent' ? formatPercent(held / 100, language) : number(held);
    }
    return field.kind === 'choice' ? choice(field, String(held)) : String(held);
  };

  return {
    label,
    rowLabel,
    choice,
    value,
    forOwners: t.forOwners,
    group: (name: string) => groups[name] ?? name,
    hint: ({ label: name, range, kind }: SettingField): string | undefined => {
      const limits = range && { min: number(range[0]), max: number(range[1]) };
      const parts = [hints[name], limits && (kind === 'lines' ? t.maxLines(limits) : t.range(limits))];
      return parts.filter((each) => each !== undefined).join(' ') || undefined;
    },
    /** The field of a difference, with the part of the form that it is in. */
    differenceLabel: ({ field, list: within }: SettingDifference): string => {
      if (within) return t.fieldOf({ part: rowLabel(within.field, within.row), field: label(field) });
      return field.group === 'defaultZone'
        ? t.fieldOf({ part: groups[field.group] ?? '', field: label(field) })
        : label(field);
    },
  };
}
