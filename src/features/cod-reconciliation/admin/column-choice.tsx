import * as v from 'valibot';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { FieldError } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { normalizeHeading } from '#features/fulfillment/courier-rows.ts';
import type { SettlementPlan } from '../cod-reconciliation.admin.contract.ts';
import { SettlementColumns } from '../settlement-columns.ts';

interface ColumnChoiceProps {
  readonly courierId: string;
  readonly plan: SettlementPlan;
  readonly onSaved: () => void;
}

/** Maps the columns of a courier's file, with its first rows as a sample, and saves the mapping for the courier. */
export const ColumnChoice = ({ courierId, plan: { headings, sample, columns }, onSaved }: ColumnChoiceProps) => {
  const { columns: t } = useMessages('admin').settlements;
  const { errors, isBusy, clear, formProps } = useSaveColumns(courierId, onSaved);
  const named = headings.filter((heading) => normalizeHeading(heading) !== '');
  const select = (name: keyof SettlementColumns) => ({
    name,
    label: t[name],
    headings: named,
    opened: columns?.[name] ?? '',
    none: t.none,
    error: errors[name],
    onChange: () => clear(name),
  });
  return (
    <form {...formProps} className="grid gap-5 border border-lapis-200 bg-white p-4 sm:p-6">
      <div>
        <h2 className="display text-h4">{t.title}</h2>
        <p className="text-mist">{t.text}</p>
      </div>
      <div className="grid sm:grid-cols-2 gap-x-6 gap-y-4">
        <HeadingSelect {...select('trackingNumber')} />
        <HeadingSelect {...select('orderNumber')} />
        <HeadingSelect {...select('amount')} />
        <HeadingSelect {...select('fee')} />
        <HeadingSelect {...select('day')} />
      </div>
      <div className="overflow-x-auto">
        <table className="text-sm border-collapse">
          <caption className="text-start text-caption text-mist pb-2">{t.sample}</caption>
          <thead className="bg-lapis-50">
            <tr>
              {headings.map((heading, index) => (
                <th
                  key={`${index}${heading}`}
                  scope="col"
                  className="px-3 py-2 text-start font-medium border border-lapis-200"
                >
                  <bdi>{heading}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((cells, line) => (
              <tr key={`${line}${cells.join()}`}>
                {cells.map((cell, index) => (
                  <td key={`${index}${cell}`} className="px-3 py-2 border border-lapis-200">
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SubmitButton isBusy={isBusy} className="w-fit">
        {t.save}
      </SubmitButton>
    </form>
  );
};

interface HeadingSelectProps {
  readonly name: string;
  readonly label: string;
  readonly headings: readonly string[];
  readonly opened: string;
  readonly none: string;
  readonly error: string | undefined;
  readonly onChange: () => void;
}

const HeadingSelect = ({ name, label, headings, opened, none, error, onChange }: HeadingSelectProps) => (
  <label className="block">
    <span className="block text-sm font-medium mb-1.5">{label}</span>
    <span className="relative block">
      <select
        name={name}
        defaultValue={headings.includes(opened) ? opened : ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        className="field appearance-none pe-10!"
        onChange={onChange}
      >
        <option value="">{none}</option>
        {headings.map((heading) => (
          <option key={heading} value={heading}>
            {heading}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="size-[18px] absolute inset-y-0 my-auto end-3.5 text-mist pointer-events-none"
      />
    </span>
    {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
  </label>
);

/** Checks and saves the selected columns; an empty selection means that the column is absent. */
const useSaveColumns = (courierId: string, onSaved: () => void) => {
  const { columns: t } = useMessages('admin').settlements;
  const { general } = useMessages('forms');
  const { fail } = useAdminContext();
  return useValidatedForm({
    check: ({ trackingNumber, orderNumber, amount, fee, day }) =>
      v.safeParse(SettlementColumns, {
        trackingNumber: trackingNumber || null,
        orderNumber: orderNumber || null,
        amount,
        fee: fee || null,
        day: day || null,
      }),
    refusedTitle: general.error,
    onChecked: async (columns) => {
      try {
        await (await loadAdminClient()).settlements.saveColumns({ id: courierId, columns });
        notify({ title: t.saved.title, text: t.saved.body, about: 'admin' });
        onSaved();
      } catch (error) {
        fail(error);
      }
      return null;
    },
  });
};
