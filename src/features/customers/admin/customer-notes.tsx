import { useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { TextForm } from '#core/admin/text-form.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { NOTE_LENGTH } from '#core/forms/limits.ts';
import { NoteForm } from '#core/forms/staff-forms.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import type { Customer } from '../customers.admin.contract.ts';

interface CustomerNotesProps {
  readonly customer: Customer;
  readonly onChanged: (customer: Customer) => void;
}

/** Staff notes on a customer, newest first. */
export const CustomerNotes = ({ customer: { id, notes }, onChanged }: CustomerNotesProps) => {
  const { notes: t } = useMessages('admin').customers;
  const language = useLanguage();
  const { run, isBusy } = useAdminAction();
  const add = async (text: string): Promise<'sent' | 'kept'> => {
    let outcome: 'sent' | 'kept' = 'kept';
    await run({
      act: (admin) => admin.customers.addNote({ id, text }),
      notice: t.added,
      onDone: (customer) => {
        outcome = 'sent';
        onChanged(customer);
      },
    });
    return outcome;
  };
  const [removed, setRemoved] = useState<string | null>(null);
  const remove = async (noteId: string) => {
    await run({ act: (admin) => admin.customers.deleteNote({ id, noteId }), notice: t.removed, onDone: onChanged });
    setRemoved(null);
  };
  return (
    <>
      {notes.length > 0 && (
        <ul className="grid gap-5 mb-6">
          {notes.map((note) => (
            <li key={note.id} className="border-s-2 border-lapis-200 ps-4">
              <p dir="auto" className="same-side whitespace-pre-line break-words text-base">
                {note.text}
              </p>
              <p className="flex flex-wrap items-center gap-x-3 text-caption text-mist">
                {note.by !== null && <bdi>{note.by}</bdi>}
                <time dateTime={note.createdAt}>{formatMoment(new Date(note.createdAt), language)}</time>
                <RequirePermission permission="customers.write">
                  <button
                    type="button"
                    className="link min-h-11"
                    aria-label={t.removeOf({ text: note.text.slice(0, 60) })}
                    onClick={() => setRemoved(note.id)}
                  >
                    {t.remove}
                  </button>
                </RequirePermission>
              </p>
            </li>
          ))}
        </ul>
      )}
      {removed !== null && (
        <ConfirmDialog
          title={t.confirm.title}
          button={t.remove}
          isBusy={isBusy}
          onYes={() => void remove(removed)}
          onClose={() => setRemoved(null)}
        >
          <p>{t.confirm.text}</p>
        </ConfirmDialog>
      )}
      <RequirePermission permission="customers.write">
        <div className="max-w-2xl">
          <TextForm rules={NoteForm} label={t.text} button={t.add} maxLength={NOTE_LENGTH.max} lines={2} onSend={add} />
        </div>
      </RequirePermission>
    </>
  );
};
