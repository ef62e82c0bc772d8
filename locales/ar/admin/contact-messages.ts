import { plural } from '../../plural.ts';

/** Contact messages in the admin area. */
export const contactMessages = {
  title: 'الرسائل',
  unread: plural('ar', {
    zero: 'لا توجد رسائل غير مقروءة',
    one: 'رسالة واحدة غير مقروءة',
    two: 'رسالتان غير مقروءتين',
    few: '{count} رسائل غير مقروءة',
    other: '{count} رسالة غير مقروءة',
  }),
  filter: 'حالة الرسالة',
  markRead: 'وضع علامة «مقروءة»',
  markUnread: 'وضع علامة «غير مقروءة»',
  reply: 'الرد بالبريد',
  replySubject: ({ subject }: { subject: string }) => `رد: ${subject}`,
  status: { unread: 'غير مقروءة', read: 'مقروءة' },
  markedRead: { title: 'تم التحديث', body: 'أصبحت الرسالة مقروءة' },
  markedUnread: { title: 'تم التحديث', body: 'أصبحت الرسالة غير مقروءة' },
};
