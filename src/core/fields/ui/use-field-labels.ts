import { dayName } from '#core/i18n/clock.ts';
import { formatMoney, formatNumber, formatPercent } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { SettingDifference } from '../field-differences.ts';
import { rowsOf } from '../field-form.ts';
import type { SettingField } from '../setting-field.ts';

type TextsByKey = Readonly<Partial<Record<string, string>>>;

/** Returns the labels and hints of settings fields, and a formatter of their values. */
export function useFieldLabels() {
  const language = useLanguage();
  const { settings: t } = useMessages('admin');
  const { governorates } = useMessages('governorates');
  const { social } = useMessages('common').layout.footer;
  const labels: TextsByKey = t.fields;
  const hints: TextsByKey = t.hints;
  const groups: TextsByKey = t.groups;
  const choices: Readonly<Partial<Record<string, TextsByKey>>> = {
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

  /** Formats a value; one of another type, from an earlier version of the shop, is returned unchanged. */
  const value = (field: SettingField, stored: unknown): string => {
    if (stored === null || stored === undefined || stored === '') return t.nothing;
    if (typeof stored === 'boolean') return stored ? t.yes : t.no;
    if (Array.isArray(stored)) return list(rowsOf(stored).map((each) => choice(field, String(each))));
    if (typeof stored === 'number') {
      if (field.kind === 'money') return formatMoney(stored, language);
      return field.kind === 'percent' ? formatPercent(stored / 100, language) : number(stored);
    }
    return field.kind === 'choice' ? choice(field, String(stored)) : String(stored);
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
    /** Label of the field of a difference, with the group of the form. */
    differenceLabel: ({ field, list: within }: SettingDifference): string => {
      if (within) return t.fieldOf({ part: rowLabel(within.field, within.row), field: label(field) });
      return field.group === 'defaultZone'
        ? t.fieldOf({ part: groups[field.group] ?? '', field: label(field) })
        : label(field);
    },
  };
}
