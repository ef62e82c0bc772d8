import type { Customer } from '../../../../contract/admin/customers.ts';
import { NoteForm } from '../../../../domain/forms/staff-forms.ts';
import { NOTE_LENGTH } from '../../../../domain/limits.ts';
import { formatMoment } from '../../../../locales/moment.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { May } from '../may.tsx';
import { TextForm } from '../text-form.tsx';
import { useAdminAction } from '../use-admin-action.ts';

interface CustomerNotesProps {
  readonly customer: Customer;
  readonly onChanged: (customer: Customer) => void;
}

/** Notes of the staff on a customer, newest first. */
export const CustomerNotes = ({ customer: { id, notes }, onChanged }: CustomerNotesProps) => {
  const { notes: words } = useMessages('admin').customers;
  const language = useLanguage();
  const { run, isBusy } = useAdminAction();
  const add = async (text: string): Promise<'sent' | 'kept'> => {
    let outcome: 'sent' | 'kept' = 'kept';
    await run({
      act: (admin) => admin.customers.addNote({ id, text }),
      notice: words.added,
      onDone: (customer) => {
        outcome = 'sent';
        onChanged(customer);
      },
    });
    return outcome;
  };
  const remove = (noteId: string) =>
    run({ act: (admin) => admin.customers.deleteNote({ id, noteId }), notice: words.removed, onDone: onChanged });
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
                <May right="customers.write">
                  <button
                    type="button"
                    className="link min-h-11"
                    aria-label={words.removeOf(note)}
                    aria-disabled={isBusy}
                    onClick={() => void remove(note.id)}
                  >
                    {words.remove}
                  </button>
                </May>
              </p>
            </li>
          ))}
        </ul>
      )}
      <May right="customers.write">
        <div className="max-w-2xl">
          <TextForm
            rules={NoteForm}
            label={words.text}
            button={words.add}
            maxLength={NOTE_LENGTH.max}
            lines={2}
            onSend={add}
          />
        </div>
      </May>
    </>
  );
};
