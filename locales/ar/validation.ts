import type { ValidationCode } from '../../domain/validation.ts';
import { general } from './general.ts';

const nameMin = 'يجب ألا يقل الاسم عن حرفين';
const nameMax = 'يجب ألا يزيد الاسم على ١٠٠ حرف';
const emailInvalid = 'عنوان البريد الإلكتروني غير صحيح';
const emailMax = 'يجب ألا يزيد البريد الإلكتروني على ٢٥٥ حرفًا';
const phoneMax = 'يجب ألا يزيد رقم الهاتف على ٢٠ خانة';

/** What stands under a field that is wrong (specification 5). */
export const validation: Record<ValidationCode, string> = {
  required: 'هذا الحقل مطلوب',
  generic: general.checkInput,
  'name.min': nameMin,
  'name.max': nameMax,
  'name.letters': 'لا يُسمح في الاسم إلا بالحروف والمسافات',
  'email.invalid': emailInvalid,
  'email.max': emailMax,
  'phone.format': 'صيغة رقم الهاتف غير صحيحة',
  'phone.max': phoneMax,
  'dob.format': 'صيغة التاريخ غير صحيحة',
  'dob.min': 'يجب ألا يقل عمرك عن ١٣ عامًا',
  'dob.max': 'يُرجى مراجعة تاريخ الميلاد',
  'password.min': 'يجب ألا تقل كلمة المرور عن ٨ أحرف',
  'password.max': 'يجب ألا تزيد كلمة المرور على ٧٢ حرفًا',
  'password.upper': 'يجب أن تتضمن كلمة المرور حرفًا إنجليزيًا كبيرًا واحدًا على الأقل',
  'password.lower': 'يجب أن تتضمن كلمة المرور حرفًا إنجليزيًا صغيرًا واحدًا على الأقل',
  'password.number': 'يجب أن تتضمن كلمة المرور رقمًا واحدًا على الأقل',
  'password.required': 'كلمة المرور مطلوبة',
  'code.digits': 'اكتب الرمز كاملًا بالأرقام',
  'subject.min': 'يجب ألا يقل الموضوع عن ٥ أحرف',
  'subject.max': 'يجب ألا يزيد الموضوع على ٢٠٠ حرف',
  'message.min': 'يجب ألا تقل الرسالة عن ١٠ أحرف',
  'message.max': 'يجب ألا تزيد الرسالة على ٢٠٠٠ حرف',
  'cart.id': 'معرّف المنتج غير صحيح',
  'cart.name': 'اسم المنتج مطلوب',
  'cart.nameMax': 'يجب ألا يزيد اسم المنتج على ٢٠٠ حرف',
  'cart.price': 'يجب أن يكون السعر أكبر من صفر',
  'cart.priceMax': 'لا يمكن أن يتجاوز السعر ١٬٠٠٠٬٠٠٠',
  'cart.image': 'صورة المنتج مطلوبة',
  'cart.category': 'القسم مطلوب',
  'cart.quantityWhole': 'يجب أن تكون الكمية عددًا صحيحًا',
  'cart.quantityPositive': 'يجب أن تكون الكمية أكبر من صفر',
  'cart.quantityMax': 'لا يمكن أن تتجاوز الكمية ١٠٠',
  'shipping.fullName': nameMin,
  'shipping.fullNameMax': nameMax,
  'shipping.email': emailInvalid,
  'shipping.emailMax': emailMax,
  'shipping.phone': 'رقم الهاتف غير صحيح',
  'shipping.phoneMax': phoneMax,
  'shipping.address': 'يجب ألا يقل العنوان عن ١٠ أحرف',
  'shipping.addressMax': 'يجب ألا يزيد العنوان على ٢٠٠ حرف',
  'shipping.city': 'المدينة مطلوبة',
  'shipping.cityMax': 'يجب ألا يزيد اسم المدينة على ١٠٠ حرف',
  'shipping.postalCode': 'الرمز البريدي مطلوب',
  'shipping.postalCodeMax': 'يجب ألا يزيد الرمز البريدي على ٢٠ خانة',
  'gift.messageMax': 'يجب ألا تزيد رسالة الهدية على ٢٠٠ حرف',
  'review.commentMax': 'يجب ألا يزيد التعليق على ١٠٠٠ حرف',
  'review.rating': 'اختر تقييمًا من ١ إلى ٥',
  'promo.empty': 'أدخل كود الخصم',
  'promo.tooLong': 'كود الخصم طويل جدًا',
  'promo.characters': 'يحتوي كود الخصم على رموز غير مسموح بها',
};
