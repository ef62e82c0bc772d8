import { useMessages } from '#core/i18n/messages-provider.tsx';
import { type SettingDifference } from '../field-differences.ts';
import type { SettingField } from '../setting-field.ts';
import { useFieldLabels } from './use-field-labels.ts';

interface DifferenceTableProps {
  readonly label: string;
  readonly differences: readonly SettingDifference[];
  /** Headings of both values. */
  readonly before: string;
  readonly after: string;
}

/** Compares two values of a section field by field; stacked on phones. */
export const DifferenceTable = ({ label, differences, before, after }: DifferenceTableProps) => {
  const { field } = useMessages('admin').settings.history;
  const t = useFieldLabels();
  return (
    <table aria-label={label} className="w-full max-md:block text-start table-fixed">
      <thead className="max-md:sr-only text-mist border-b border-lapis-900">
        <tr>
          {[field, before, after].map((heading) => (
            <th key={heading} scope="col" className="font-normal text-start px-3 py-2">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {differences.map((difference) => (
          <tr
            key={difference.path}
            className="max-md:grid max-md:py-3 border-b border-lapis-200 last:border-b-0 align-top"
          >
            <th scope="row" className="font-medium text-start px-3 py-2 max-md:pb-0">
              {t.differenceLabel(difference)}
            </th>
            <ValueCell label={before} field={difference.field} value={difference.before} />
            <ValueCell label={after} field={difference.field} value={difference.after} />
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** A value; on phones with the heading of its column. */
const ValueCell = ({ label, field, value }: { label: string; field: SettingField; value: unknown }) => {
  const t = useFieldLabels();
  const isText = typeof value === 'string' && value !== '' && field.kind !== 'choice';
  return (
    <td className="px-3 py-2 max-md:py-1 break-words">
      <span aria-hidden="true" className="md:hidden text-mist me-2">
        {label}:
      </span>
      {isText ? (
        <bdi dir={field.kind === 'line' ? 'auto' : 'ltr'}>{t.value(field, value)}</bdi>
      ) : (
        <span className="num">{t.value(field, value)}</span>
      )}
    </td>
  );
};
