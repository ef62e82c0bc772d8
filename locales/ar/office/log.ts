import type { AccountDeed, Deed, DeedDetail } from '../../../domain/office/deeds.ts';
import { isolate } from '../../format.ts';

/** What each deed is, as the log tells it before its subject. */
const deeds: Record<Deed | AccountDeed, string> = {
  'message.read': 'وضع علامة «مقروءة» على رسالة',
  'message.unread': 'وضع علامة «غير مقروءة» على رسالة',
  'order.moved': 'غيّر حالة طلب',
  'order.settled': 'سجّل ما عُرف عن دفع طلب',
  'order.exported': 'صدّر الطلبات',
  'product.created': 'أضاف منتجًا',
  'product.changed': 'عدّل منتجًا',
  'product.priced': 'غيّر سعر منتج',
  'product.counted': 'غيّر مخزون منتج',
  'product.placed': 'نقل منتجًا إلى موضع آخر',
  'product.archived': 'نقل منتجًا إلى الأرشيف',
  'product.restored': 'أعاد منتجًا إلى المتجر',
  'picture.put': 'وضع صورة لمنتج',
  'picture.described': 'عدّل وصف صورة لمنتج',
  'picture.removed': 'أزال صورة لمنتج',
  'waiting.told': 'أبلغ من ينتظرون منتجًا',
  'promoCode.made': 'أنشأ كود خصم',
  'promoCode.changed': 'عدّل شروط كود خصم',
  'promoCode.opened': 'فعّل كود خصم',
  'promoCode.closed': 'أوقف كود خصم',
  'promoCode.removed': 'حذف كود خصم',
  'newsletter.removed': 'ألغى اشتراكًا في النشرة البريدية',
  'newsletter.exported': 'صدّر المشتركين في النشرة البريدية',
  'review.hidden': 'أخفى تقييمًا لمنتج',
  'review.shown': 'أعاد إظهار تقييم لمنتج',
  'admin.granted': 'أضاف إلى فريق الإدارة',
  'admin.revoked': 'أزال من فريق الإدارة',
  'account.signed_in': 'سجّل الدخول',
  'account.signed_out': 'سجّل الخروج',
  'account.refresh_token_reused': 'أُنهيت جلسة أُعيد استخدام مفتاحها القديم',
  'account.session_revoked': 'أُنهيت جلسة من جلساته',
  'account.password_changed': 'غيّر كلمة المرور',
  'account.email_changed': 'غيّر بريده الإلكتروني',
  'account.phone_changed': 'غيّر رقم هاتفه',
  'account.recovery_asked': 'طلب استعادة كلمة المرور',
  'account.factor_enrolled': 'بدأ إضافة خطوة ثانية للدخول',
  'account.factor_verified': 'أكمل الخطوة الثانية للدخول',
  'account.factor_refused': 'أُدخل رمز خاطئ في الخطوة الثانية للدخول',
  'account.factor_removed': 'أزال خطوة ثانية للدخول',
  'account.identity_linked': 'ربط حسابًا خارجيًا',
  'account.identity_unlinked': 'فكّ ربط حساب خارجي',
};

/** What is told beside a deed. */
const details: Record<DeedDetail, string> = {
  from: 'من',
  to: 'إلى',
  reason: 'السبب',
  count: 'العدد',
  terms: 'الشروط',
  view: 'المنظر',
};

/** What admins did, as they read it. */
export const log = {
  who: 'من',
  what: 'ماذا',
  when: 'متى',
  everybody: 'كل المديرين',
  everything: 'كل الأفعال',
  former: ({ email }: { email: string }) => `${isolate(email)} (سابقًا)`,
  deeds,
  details,
};
