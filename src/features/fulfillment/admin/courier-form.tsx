import { safeParse } from 'valibot';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { CourierForm as CourierFormSchema } from '../courier-form.ts';
import type { AdminCourier } from '../couriers.admin.contract.ts';
import { NUMBER_PLACE } from '../tracking-number.ts';
import { CsvColumnRows, readColumns } from './csv-column-rows.tsx';

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
  const { form: t } = useMessages('admin').shipments.couriers;
  const mayChangeAddress = useAdminContext().may('paymentTexts.write');
  const { errors, isBusy, clear, formProps } = useSaveCourier(courier, onSaved);
  const { confirmation, confirmLeave } = useUnsavedChanges(formProps.ref);
  const field = (name: string) => ({ name, error: errors[name], onChange: () => clear(name) });
  const name = language === 'ar' ? courier?.nameAr : courier?.nameEn;
  return (
    <>
      <Dialog
        isOpen
        onClose={() => confirmLeave(onClose)}
        title={name === undefined ? t.add : t.change({ name })}
        closeLabel={fields.close}
      >
        <form {...formProps} className="grid gap-5 mt-5">
          <Field {...field('nameAr')} label={t.nameAr} lang="ar" dir="rtl" required defaultValue={courier?.nameAr} />
          <Field {...field('nameEn')} label={t.nameEn} lang="en" dir="ltr" required defaultValue={courier?.nameEn} />
          <Field
            {...field('trackingUrl')}
            label={t.trackingUrl}
            dir="ltr"
            autoComplete="off"
            hint={mayChangeAddress ? t.trackingHint({ place: NUMBER_PLACE }) : t.trackingForOwners}
            readOnly={!mayChangeAddress}
            defaultValue={courier?.trackingUrl ?? ''}
          />
          <label className="flex items-center gap-3 min-h-11 text-base">
            <input
              type="checkbox"
              name="isActive"
              defaultChecked={courier?.isActive ?? true}
              className="size-6 shrink-0 accent-lapis-700"
            />
            {t.isActive}
          </label>
          <CsvColumnRows
            opened={courier?.columns ?? [{ field: 'orderNumber', heading: '' }]}
            errors={errors}
            clear={clear}
          />
          <SubmitButton isBusy={isBusy}>{t.save}</SubmitButton>
        </form>
      </Dialog>
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};

/** Checks and saves a courier. */
const useSaveCourier = (courier: AdminCourier | null, onSaved: () => void) => {
  const { form: t } = useMessages('admin').shipments.couriers;
  const { general } = useMessages('forms');
  const { fail } = useAdminContext();
  return useValidatedForm<CourierFormSchema>({
    check: ({ nameAr, nameEn, trackingUrl, isActive }, form) =>
      safeParse(CourierFormSchema, {
        nameAr,
        nameEn,
        trackingUrl,
        isActive: isActive === 'on',
        columns: readColumns(form),
      }),
    refusedTitle: general.error,
    onChecked: async ({ trackingUrl, ...terms }) => {
      try {
        const { couriers } = await loadAdminClient();
        const input = { ...terms, trackingUrl: trackingUrl ?? '' };
        await (courier === null ? couriers.create(input) : couriers.update({ id: courier.id, courier: input }));
        notify({ title: t.saved.title, text: t.saved.body, about: 'admin' });
        onSaved();
      } catch (error) {
        fail(error);
      }
      return null;
    },
  });
};
