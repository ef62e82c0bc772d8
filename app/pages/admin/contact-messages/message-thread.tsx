import type { ContactMessage } from '../../../../contract/admin/contact-messages.ts';
import { formatMoment } from '../../../../locales/moment.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';

/** What was answered to a message, oldest first; nothing without answers. */
export const MessageThread = ({ replies }: Pick<ContactMessage, 'replies'>) => {
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
