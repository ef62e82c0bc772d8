import { defineTexts } from '#core/i18n/define-texts.ts';

/** Contact messages in the admin area. */
export const contactMessages = defineTexts('admin/contactMessages', {
  title: { ar: 'الرسائل', en: 'Messages' },
  unread: {
    ar: '{count, plural, =0 {لا توجد رسائل غير مقروءة} one {رسالة واحدة غير مقروءة} two {رسالتان غير مقروءتين} few {# رسائل غير مقروءة} other {# رسالة غير مقروءة}}',
    en: '{count, plural, =0 {No unread messages} one {# unread message} other {# unread messages}}',
  },
  filter: { ar: 'حالة الرسالة', en: 'Message status' },
  markRead: { ar: 'وضع علامة «مقروءة»', en: 'Mark as Read' },
  markUnread: { ar: 'وضع علامة «غير مقروءة»', en: 'Mark as Unread' },
  reply: { ar: 'الرد', en: 'Reply' },
  replies: { ar: 'الردود', en: 'Replies' },
  replyBy: {
    ar: '{name, select, none {رد المتجر} other {رد {name, isolate}}}',
    en: '{name, select, none {Reply from the shop} other {Reply from {name, isolate}}}',
  },
  form: {
    text: { ar: 'الرد', en: 'Reply' },
    hint: {
      ar: {
        ar: 'يصل إلى المرسل بالبريد، بالعربية، وتحته رسالته. ما يجيب به يصل إلى صندوق بريد المتجر، لا إلى هنا.',
        en: 'Sent by email in Arabic, with the customer’s message below it. Their answer arrives in the shop’s mailbox, not here.',
      },
      en: {
        ar: 'يصل إلى المرسل بالبريد، بالإنجليزية، وتحته رسالته. ما يجيب به يصل إلى صندوق بريد المتجر، لا إلى هنا.',
        en: 'Sent by email in English, with the customer’s message below it. Their answer arrives in the shop’s mailbox, not here.',
      },
    },
    send: { ar: 'إرسال الرد', en: 'Send reply' },
  },
  replied: {
    title: { ar: 'تم إرسال الرد', en: 'Reply sent' },
    body: { ar: 'أصبحت الرسالة مقروءة', en: 'The message is marked as read' },
  },
  status: {
    unread: { ar: 'غير مقروءة', en: 'Unread' },
    read: { ar: 'مقروءة', en: 'Read' },
  },
  markedRead: {
    title: { ar: 'تم التحديث', en: 'Updated' },
    body: { ar: 'أصبحت الرسالة مقروءة', en: 'Message marked as read' },
  },
  markedUnread: {
    title: { ar: 'تم التحديث', en: 'Updated' },
    body: { ar: 'أصبحت الرسالة غير مقروءة', en: 'Message marked as unread' },
  },
});
