import { safeParse } from 'valibot';
import type { AdminCourier } from '../../../../contract/admin/couriers.ts';
import { CourierForm as CourierFormSchema } from '../../../../domain/shipments/courier-form.ts';
import { NUMBER_PLACE } from '../../../../domain/shipments/tracking-number.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useValidatedForm } from '../../../components/use-validated-form.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { notify } from '../../../state/toasts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from '../unsaved-changes.tsx';
import { useAdminContext } from '../use-admin.ts';
import { CsvColumnRows, columnsTyped } from './csv-column-rows.tsx';

interface CourierFormProps {
  /** Null to add a courier. */
  readonly courier: AdminCourier | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Adds a courier, or changes its names, tracking address and the columns of its file. */
export const CourierForm = ({ courier, onClose, onSaved }: CourierFormProps) => {
  const { fields } = useMessages('common');
  const language = useLanguage();
  const { form: words } = useMessages('admin').shipments.couriers;
  const { errors, isBusy, clear, formProps } = useSaveCourier(courier, onSaved);
  const { asked, leaveBy } = useUnsavedChanges(formProps.ref);
  const field = (name: string) => ({ name, error: errors[name], onChange: () => clear(name) });
  const name = language === 'ar' ? courier?.nameAr : courier?.nameEn;
  return (
    <>
      <Dialog
        isOpen
        onClose={() => leaveBy(onClose)}
        title={name === undefined ? words.add : words.change({ name })}
        closeLabel={fields.close}
      >
        <form {...formProps} className="grid gap-5 mt-5">
          <Field
            {...field('nameAr')}
            label={words.nameAr}
            lang="ar"
            dir="rtl"
            required
            defaultValue={courier?.nameAr}
          />
          <Field
            {...field('nameEn')}
            label={words.nameEn}
            lang="en"
            dir="ltr"
            required
            defaultValue={courier?.nameEn}
          />
          <Field
            {...field('trackingUrl')}
            label={words.trackingUrl}
            dir="ltr"
            autoComplete="off"
            hint={words.trackingHint({ place: NUMBER_PLACE })}
            defaultValue={courier?.trackingUrl ?? ''}
          />
          <label className="flex items-center gap-3 min-h-11 text-base">
            <input
              type="checkbox"
              name="isActive"
              defaultChecked={courier?.isActive ?? true}
              className="size-6 shrink-0 accent-lapis-700"
            />
            {words.isActive}
          </label>
          <CsvColumnRows
            opened={courier?.columns ?? [{ field: 'orderNumber', heading: '' }]}
            errors={errors}
            clear={clear}
          />
          <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
        </form>
      </Dialog>
      <UnsavedChangesDialog asked={asked} />
    </>
  );
};

/** Checks and saves a courier. */
const useSaveCourier = (courier: AdminCourier | null, onSaved: () => void) => {
  const { form: words } = useMessages('admin').shipments.couriers;
  const { general } = useMessages('forms');
  const { fail } = useAdminContext();
  return useValidatedForm<CourierFormSchema>({
    check: ({ nameAr, nameEn, trackingUrl, isActive }, form) =>
      safeParse(CourierFormSchema, {
        nameAr,
        nameEn,
        trackingUrl,
        isActive: isActive === 'on',
        columns: columnsTyped(form),
      }),
    refusedTitle: general.error,
    onChecked: async ({ trackingUrl, ...terms }) => {
      try {
        const { couriers } = await loadAdminClient();
        const typed = { ...terms, trackingUrl: trackingUrl ?? '' };
        await (courier === null ? couriers.create(typed) : couriers.update({ id: courier.id, courier: typed }));
        notify({ title: words.saved.title, text: words.saved.body, about: 'admin' });
        onSaved();
      } catch (error) {
        fail(error);
      }
      return null;
    },
  });
};
