import type { AccountEvent, AuditAction, AuditDetail } from '../../../domain/audit.ts';
import { isolateText } from '../../format.ts';

/** Text of each audit action, shown before its subject. */
const actions: Record<AuditAction | AccountEvent, string> = {
  'contact_message.marked_read': 'وضع علامة «مقروءة» على رسالة',
  'contact_message.marked_unread': 'وضع علامة «غير مقروءة» على رسالة',
  'order.status_changed': 'غيّر حالة طلب',
  'order.payment_status_changed': 'سجّل ما عُرف عن دفع طلب',
  'orders.exported': 'صدّر الطلبات',
  'product.created': 'أضاف منتجًا',
  'product.updated': 'عدّل منتجًا',
  'product.price_changed': 'غيّر سعر منتج',
  'product.stock_changed': 'غيّر مخزون منتج',
  'product.position_changed': 'نقل منتجًا إلى موضع آخر',
  'product.archived': 'نقل منتجًا إلى الأرشيف',
  'product.restored': 'أعاد منتجًا إلى المتجر',
  'picture.uploaded': 'وضع صورة لمنتج',
  'picture.alt_changed': 'عدّل وصف صورة لمنتج',
  'picture.deleted': 'أزال صورة لمنتج',
  'stock_notifications.sent': 'أبلغ من ينتظرون منتجًا',
  'promo_code.created': 'أنشأ كود خصم',
  'promo_code.updated': 'عدّل شروط كود خصم',
  'promo_code.activated': 'فعّل كود خصم',
  'promo_code.deactivated': 'أوقف كود خصم',
  'promo_code.deleted': 'حذف كود خصم',
  'newsletter_subscription.deleted': 'ألغى اشتراكًا في النشرة البريدية',
  'newsletter_subscriptions.exported': 'صدّر المشتركين في النشرة البريدية',
  'review.hidden': 'أخفى تقييمًا لمنتج',
  'review.unhidden': 'أعاد إظهار تقييم لمنتج',
  'setting.saved': 'غيّر إعدادات المتجر',
  'page.saved': 'حفظ مسودة صفحة',
  'page.published': 'نشر صفحة',
  'page.planned': 'حدّد موعد نشر صفحة',
  'page.plan_cancelled': 'ألغى موعد نشر صفحة',
  'user_role.granted': 'أضاف إلى فريق الإدارة',
  'user_role.revoked': 'أزال من فريق الإدارة',
  'account.signed_in': 'سجّل الدخول',
  'account.signed_out': 'سجّل الخروج',
  'account.refresh_token_reused': 'أُنهيت جلسة أُعيد استخدام مفتاحها القديم',
  'account.session_revoked': 'أُنهيت جلسة من جلساته',
  'account.password_changed': 'غيّر كلمة المرور',
  'account.email_changed': 'غيّر بريده الإلكتروني',
  'account.recovery_requested': 'طلب استعادة كلمة المرور',
  'account.factor_enrolled': 'بدأ إضافة خطوة ثانية للدخول',
  'account.factor_verified': 'أكمل الخطوة الثانية للدخول',
  'account.factor_failed': 'أُدخل رمز خاطئ في الخطوة الثانية للدخول',
  'account.factor_removed': 'أزال خطوة ثانية للدخول',
  'account.identity_linked': 'ربط حسابًا خارجيًا',
  'account.identity_unlinked': 'فكّ ربط حساب خارجي',
};

/** Labels of the details. */
const details: Record<AuditDetail, string> = {
  from: 'من',
  to: 'إلى',
  reason: 'السبب',
  count: 'العدد',
  terms: 'الشروط',
  view: 'المنظر',
};

/** Audit log. */
export const auditLog = {
  title: 'السجل',
  who: 'من',
  what: 'ماذا',
  when: 'متى',
  everybody: 'كل المديرين',
  everything: 'كل الأفعال',
  former: ({ email }: { email: string }) => `${isolateText(email)} (سابقًا)`,
  actions: actions,
  details,
};
