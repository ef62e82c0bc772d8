import { useRef, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { TextForm } from '#core/admin/text-form.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { REPLY_LENGTH } from '#core/forms/limits.ts';
import { ReplyForm } from '#core/forms/staff-forms.ts';
import { formatDate } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import type { ContactMessage } from '../contact.admin.contract.ts';

interface MessageCardProps {
  readonly message: ContactMessage;
  readonly onChanged: (message: ContactMessage) => void;
}

/** Card of one message: sender, date, text, replies, a form to reply by mail, and the read status. */
export const MessageCard = ({ message, onChanged }: MessageCardProps) => {
  const { contactMessages } = useMessages('admin');
  const { fields } = useMessages('common');
  const language = useLanguage();
  const { refetchSummary } = useAdminContext();
  const { run, isBusy } = useAdminAction();
  const isUnread = message.status === 'unread';
  const mark = () =>
    run({
      act: (admin) => admin.contactMessages.updateStatus({ id: message.id, status: isUnread ? 'read' : 'unread' }),
      notice: isUnread ? contactMessages.markedRead : contactMessages.markedUnread,
      onDone: (marked) => {
        onChanged(marked);
        refetchSummary();
      },
    });
  const [isReplying, setReplying] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
  const reply = async (text: string): Promise<'sent' | 'kept'> => {
    let outcome: 'sent' | 'kept' = 'kept';
    await run({
      act: (admin) => admin.contactMessages.reply({ id: message.id, text, seen: message.replies.length }),
      notice: contactMessages.replied,
      onDone: (updated) => {
        outcome = 'sent';
        setReplying(false);
        replyButton.current?.focus();
        onChanged(updated);
        refetchSummary();
      },
    });
    return outcome;
  };
  return (
    <article className="px-4 sm:px-6 py-5 grid gap-x-8 gap-y-3 lg:grid-cols-[16rem_1fr_12rem]">
      <div className="min-w-0">
        <p className={`flex items-center gap-2 text-base ${isUnread ? 'font-medium' : ''}`}>
          {isUnread && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-carnelian-700" />}
          <span className="sr-only">{contactMessages.status[message.status]}: </span>
          <bdi className="break-words min-w-0">{message.name}</bdi>
        </p>
        <p className="text-mist break-words">
          <bdi>{message.email}</bdi>
        </p>
        <p className="text-mist">
          <time dateTime={message.createdAt}>{formatDate(new Date(message.createdAt), language)}</time>
        </p>
      </div>
      <div className="min-w-0">
        <h2 dir="auto" className={`same-side text-base ${isUnread ? 'font-medium' : ''}`}>
          {message.subject}
        </h2>
        <p dir="auto" className="same-side whitespace-pre-line break-words mt-1">
          {message.message}
        </p>
        <MessageThread replies={message.replies} />
        {isReplying && (
          <div ref={focusField} className="mt-5">
            <TextForm
              rules={ReplyForm}
              label={contactMessages.form.text}
              hint={textIn(contactMessages.form.hint, message.language)}
              button={contactMessages.form.send}
              maxLength={REPLY_LENGTH.max}
              onSend={reply}
            />
          </div>
        )}
      </div>
      <div className="flex flex-wrap lg:flex-col gap-2">
        <RequirePermission permission="messages.write">
          <button
            ref={replyButton}
            type="button"
            className="btn btn-sm btn-line"
            aria-expanded={isReplying}
            onClick={() => setReplying(!isReplying)}
          >
            {isReplying ? fields.cancel : contactMessages.reply}
          </button>
          <button type="button" className="btn btn-sm btn-quiet" aria-disabled={isBusy} onClick={() => void mark()}>
            {isUnread ? contactMessages.markRead : contactMessages.markUnread}
          </button>
        </RequirePermission>
      </div>
    </article>
  );
};

/** Focuses the reply form when it appears. */
const focusField = (box: HTMLElement | null) => box?.querySelector('textarea')?.focus();

/** Replies to a message, oldest first; renders nothing without replies. */
const MessageThread = ({ replies }: Pick<ContactMessage, 'replies'>) => {
  const { contactMessages } = useMessages('admin');
  const language = useLanguage();
  if (replies.length === 0) return null;
  return (
    <ol aria-label={contactMessages.replies} className="grid gap-4 mt-4">
      {replies.map(({ id, text, by, createdAt }) => (
        <li key={id} className="border-s-2 border-lapis-200 ps-4">
          <p className="flex flex-wrap gap-x-3 text-caption text-mist">
            <span>{contactMessages.replyBy({ name: by })}</span>
            <time dateTime={createdAt}>{formatMoment(new Date(createdAt), language)}</time>
          </p>
          <p dir="auto" className="same-side whitespace-pre-line break-words">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
};
