import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';

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
  reply: 'الرد',
  replies: 'الردود',
  replyBy: ({ name }: { name: string | null }) => (name === null ? 'رد المتجر' : `رد ${isolateText(name)}`),
  form: {
    text: 'الرد',
    hint: {
      ar: 'يصل إلى المرسل بالبريد، بالعربية، وتحته رسالته. ما يجيب به يصل إلى صندوق بريد المتجر، لا إلى هنا.',
      en: 'يصل إلى المرسل بالبريد، بالإنجليزية، وتحته رسالته. ما يجيب به يصل إلى صندوق بريد المتجر، لا إلى هنا.',
    },
    send: 'إرسال الرد',
  },
  replied: { title: 'تم إرسال الرد', body: 'أصبحت الرسالة مقروءة' },
  status: { unread: 'غير مقروءة', read: 'مقروءة' },
  markedRead: { title: 'تم التحديث', body: 'أصبحت الرسالة مقروءة' },
  markedUnread: { title: 'تم التحديث', body: 'أصبحت الرسالة غير مقروءة' },
};
