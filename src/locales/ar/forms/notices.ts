import { isolateText } from '#core/i18n/format.ts';
import type { ShopValues } from '../../shop-values.ts';
import { hours, items } from '../units.ts';
import { general } from './general.ts';

const { error } = general;
const removed = 'تمت الإزالة';
const updated = 'تم التحديث';

/** Toasts: each has a title, and a body where more needs to be said (specification 8). */
export const notices = (shop: ShopValues) => ({
  cart: {
    limitReached: {
      title: 'وصلت الكمية إلى الحد الأقصى',
      body: `لا يمكن إضافة أكثر من ${items(shop.maxQuantity)} من المنتج نفسه`,
    },
    limitExceeded: { title: 'الكمية أكبر من الحد الأقصى', body: `الحد الأقصى ${items(shop.maxQuantity)} لكل منتج` },
    invalidQuantity: { title: 'كمية غير صحيحة', body: 'يجب أن تكون الكمية عددًا صحيحًا' },
    invalidProduct: { title: error, body: 'بيانات المنتج غير صحيحة' },
    added: ({ name, quantity }: { name: string; quantity: string }) => ({
      title: 'تمت الإضافة إلى السلة',
      body: `${name}، الكمية: ${quantity}`,
    }),
    addedMore: ({ name, quantity, total }: { name: string; quantity: string; total: string }) => ({
      title: 'تمت الإضافة إلى السلة',
      body: `${name}، الكمية المضافة: ${quantity}، وفي سلتك الآن: ${total}`,
    }),
    addedAll: { title: 'تمت الإضافة إلى السلة', body: 'أُضيفت جميع المنتجات إلى سلتك' },
    removed: { title: 'تم الحذف من السلة', body: 'حُذف المنتج من سلتك' },
    cleared: { title: 'تم إفراغ السلة', body: 'حُذفت جميع المنتجات من السلة' },
    gone: { body: 'لم تعد هذه القطعة معروضة، فحُذفت من سلتك.' },
    goneMany: { title: 'قطع لم تعد معروضة', body: 'حُذفت من سلتك القطع التي لم تعد معروضة في المتجر.' },
    updated: { title: updated },
  },
  promo: {
    invalid: { title: 'كود غير صحيح', body: general.promoInvalid },
    wait: { title: 'يُرجى الانتظار' },
    failed: { title: error, body: 'حدث خطأ أثناء التحقق من كود الخصم' },
    applied: ({ amount }: { amount: string }) => ({
      title: 'تم تفعيل الكود!',
      body: `حصلت على خصم قدره ${amount}\u00a0ج.م`,
    }),
    removed: { title: removed, body: 'أُزيل كود الخصم من طلبك' },
  },
  checkout: {
    login: { title: general.loginRequired, body: 'يُرجى تسجيل الدخول لإتمام طلبك' },
    failed: { title: error, body: 'تعذّر تسجيل الطلب. يُرجى المحاولة مرة أخرى.' },
    validation: { title: general.validationError, body: 'يُرجى مراجعة جميع الحقول والمحاولة مرة أخرى' },
    totalChanged: { title: 'تغيّر الإجمالي' },
    stock: { title: 'نفدت الكمية' },
  },
  order: {
    notFound: { title: general.orderNotFound },
    lookupFailed: ({ number }: { number: string }) => ({
      title: 'تعذّر عرض الطلب',
      body: `طلبك مسجّل برقم ${isolateText(number)}. تجده في حسابك.`,
    }),
  },
  contact: {
    failed: { title: general.validationError, body: general.checkInput },
    sent: { title: 'تم إرسال رسالتك بنجاح!', body: `سنرد عليك خلال ${hours(shop.replyHours)}.` },
  },
  auth: {
    error: { title: error },
    signedUp: ({ code }: { code: string }) => ({
      title: 'أهلًا بك!',
      body: `حسابك جاهز. استخدم كود الترحيب ${isolateText(code)} لخصم ${shop.welcomePercent} على طلبك الأول.`,
    }),
    /** The code is not at hand, or there is none. */
    signedUpCodeLater: {
      title: 'أهلًا بك!',
      body: shop.hasWelcomeCode
        ? `حسابك جاهز. تجد فيه كود الترحيب لخصم ${shop.welcomePercent} على طلبك الأول.`
        : 'حسابك جاهز.',
    },
    signedIn: { title: 'أهلًا بعودتك!', body: 'تم تسجيل دخولك' },
    loggedOut: { title: 'تم تسجيل الخروج', body: 'نراك قريبًا' },
  },
  wishlist: {
    login: { title: general.loginRequired, body: 'يُرجى تسجيل الدخول لإضافة المنتجات إلى المفضلة' },
    added: { title: 'تمت الإضافة', body: 'أُضيف المنتج إلى المفضلة' },
    removed: { title: removed, body: 'أُزيل المنتج من المفضلة' },
  },
  review: {
    login: { title: error, body: 'يجب تسجيل الدخول لكتابة تقييم' },
    failed: { title: error, body: 'تعذّر إرسال التقييم' },
    sent: { title: 'تم بنجاح', body: 'أُرسل تقييمك' },
  },
  stock: {
    failed: { title: error, body: 'حدث خطأ أثناء التسجيل' },
    registered: { title: 'تم تسجيل طلبك!', body: 'سنخبرك فور توفّر هذا المنتج من جديد' },
  },
  newsletter: {
    asked: { title: 'بقيت خطوة واحدة', body: 'أرسلنا رسالة إلى بريدك. افتح الرابط الذي فيها لتأكيد الاشتراك.' },
    failed: { title: error, body: 'حدث خطأ أثناء الاشتراك' },
  },
});
