import { useState } from 'react';
import { safeParse } from 'valibot';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { TAG_LENGTH } from '#core/forms/limits.ts';
import { TagForm } from '#core/forms/staff-forms.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import type { Customer } from '../customers.admin.contract.ts';
import { Tag } from './tag.tsx';

interface CustomerTagsProps {
  readonly customer: Customer;
  readonly onChanged: (customer: Customer) => void;
}

/** Tags of a customer, with a field to add one. */
export const CustomerTags = ({ customer: { id, tags }, onChanged }: CustomerTagsProps) => {
  const { tags: t } = useMessages('admin').customers;
  const { may } = useAdminContext();
  const { run } = useAdminAction();
  const remove = (tag: string) =>
    run({ act: (admin) => admin.customers.deleteTag({ id, tag }), notice: t.removed, onDone: onChanged });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {tags.map((tag) => (
        <Tag key={tag}>
          <bdi className="break-all">{tag}</bdi>
          {may('customers.write') && (
            <button
              type="button"
              className="grid place-items-center size-11 -my-2 -me-3"
              aria-label={t.removeOf({ tag })}
              onClick={() => void remove(tag)}
            >
              <Icon name="x" className="size-4" />
            </button>
          )}
        </Tag>
      ))}
      <RequirePermission permission="customers.write">
        <NewTag id={id} onChanged={onChanged} />
      </RequirePermission>
    </div>
  );
};

const NewTag = ({ id, onChanged }: { id: string; onChanged: (customer: Customer) => void }) => {
  const { tags: t } = useMessages('admin').customers;
  const { general } = useMessages('forms');
  const { run } = useAdminAction();
  const [times, setTimes] = useState(0);
  const { isBusy, formProps } = useValidatedForm({
    check: (input) => safeParse(TagForm, input),
    refusedTitle: general.error,
    onChecked: async ({ tag }) => {
      await run({
        act: (admin) => admin.customers.addTag({ id, tag }),
        notice: t.added,
        onDone: (customer) => {
          setTimes((now) => now + 1);
          onChanged(customer);
        },
      });
      return null;
    },
  });
  return (
    <form {...formProps} className="flex gap-2">
      <input
        key={times}
        name="tag"
        aria-label={t.text}
        placeholder={t.text}
        maxLength={TAG_LENGTH.max}
        autoComplete="off"
        className="field min-h-11! w-40 text-sm!"
      />
      <button type="submit" className="btn btn-sm btn-line" aria-disabled={isBusy}>
        {t.add}
      </button>
    </form>
  );
};
