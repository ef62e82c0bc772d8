import type { SellerChatTexts } from '../../../domain/orders/seller-chat-texts.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '../../format.ts';
import type { ShopValues } from '../../shop-values.ts';

/** The seller chat message of an order; asterisks make a line bold. */
export const sellerChat = (shop: ShopValues): SellerChatTexts => ({
  lines: {
    greeting: `مرحبًا ${shop.name}، سجّلت طلبًا جديدًا.`,
    orderNumber: '*رقم الطلب:* {orderNumber}',
    orderDate: 'التاريخ: {orderDate}',
    customer: '*بيانات العميل*',
    fullName: 'الاسم: {fullName}',
    phone: 'الهاتف: {phone}',
    email: 'البريد الإلكتروني: {email}',
    address: 'العنوان: {address}، {city}',
    postalCode: 'الرمز البريدي: {postalCode}',
    items: '*المنتجات*',
    item: '• {name}، الكمية: {quantity}، السعر: {price}، المجموع: {lineTotal}',
    totals: '*الإجمالي والتفاصيل*',
    subtotal: 'المجموع الفرعي: {subtotal}',
    bundleDiscount: 'خصم الباقة ({rate}): {bundleDiscount}',
    togetherDiscount: 'خصم الشراء معًا ({rate}): {togetherDiscount}',
    promoDiscount: 'كود الخصم {promoCode}: {promoDiscount}',
    shipping: 'الشحن: {shipping}',
    shippingFree: 'الشحن: مجاني',
    tax: 'الضريبة ({rate}): {tax}',
    total: '*الإجمالي: {total}*',
    gift: '*هذا الطلب هدية*',
    giftWrapYes: 'تغليف الهدية: نعم (مجانًا)',
    giftWrapNo: 'تغليف الهدية: لا',
    giftMessage: 'رسالة الهدية: «{giftMessage}»',
    closing: 'أرجو تأكيد الطلب وطريقة الدفع. شكرًا لكم.',
  },
  isRightToLeft: true,
  money: (amount) => formatMoney(amount, 'ar'),
  percent: (percent) => formatPercent(percent / 100, 'ar'),
  count: (count) => formatNumber(count, 'ar'),
  date: (instant) => formatDate(instant, 'ar'),
});
