import { NAME_LENGTH } from '../../domain/limits.ts';
import type { ValidationCode } from '../../domain/validation.ts';
import { isolate } from '../format.ts';
import { rulesIn } from '../rules.ts';
import { general } from './general.ts';

const rules = rulesIn('ar');
const nameMin = `يجب ألا يقل الاسم عن ${NAME_LENGTH.min === 2 ? 'حرفين' : `${rules.name.min} أحرف`}`;
const nameMax = `يجب ألا يزيد الاسم على ${rules.name.max} حرف`;
const emailInvalid = 'عنوان البريد الإلكتروني غير صحيح';
const emailMax = `يجب ألا يزيد البريد الإلكتروني على ${rules.emailMax} حرفًا`;
const phoneMax = `يجب ألا يزيد رقم الهاتف على ${rules.phoneMax} خانة`;

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
  'phone.unclear': `اكتب رقم الموبايل كاملًا هكذا: ${isolate('010 1234 5678')}، أو مع كود الدولة: ${isolate('+20 10 1234 5678')}`,
  'dob.format': 'صيغة التاريخ غير صحيحة',
  'dob.min': `يجب ألا يقل عمرك عن ${rules.minAge} عامًا`,
  'dob.max': 'يُرجى مراجعة تاريخ الميلاد',
  'password.min': `يجب ألا تقل كلمة المرور عن ${rules.passwordMin} أحرف`,
  'password.max': `يجب ألا تزيد كلمة المرور على ${rules.passwordMax} حرفًا`,
  'password.upper': 'يجب أن تتضمن كلمة المرور حرفًا إنجليزيًا كبيرًا واحدًا على الأقل',
  'password.lower': 'يجب أن تتضمن كلمة المرور حرفًا إنجليزيًا صغيرًا واحدًا على الأقل',
  'password.number': 'يجب أن تتضمن كلمة المرور رقمًا واحدًا على الأقل',
  'password.required': 'كلمة المرور مطلوبة',
  'code.digits': 'اكتب الرمز كاملًا بالأرقام',
  'subject.min': `يجب ألا يقل الموضوع عن ${rules.subject.min} أحرف`,
  'subject.max': `يجب ألا يزيد الموضوع على ${rules.subject.max} حرف`,
  'message.min': `يجب ألا تقل الرسالة عن ${rules.message.min} أحرف`,
  'message.max': `يجب ألا تزيد الرسالة على ${rules.message.max} حرف`,
  'cart.id': 'معرّف المنتج غير صحيح',
  'cart.name': 'اسم المنتج مطلوب',
  'cart.nameMax': `يجب ألا يزيد اسم المنتج على ${rules.productNameMax} حرف`,
  'cart.price': 'يجب أن يكون السعر أكبر من صفر',
  'cart.priceMax': `لا يمكن أن يتجاوز السعر ${rules.pounds}`,
  'cart.image': 'صورة المنتج مطلوبة',
  'cart.category': 'القسم مطلوب',
  'cart.quantityWhole': 'يجب أن تكون الكمية عددًا صحيحًا',
  'cart.quantityPositive': 'يجب أن تكون الكمية أكبر من صفر',
  'cart.quantityMax': `لا يمكن أن تتجاوز الكمية ${rules.maxQuantity}`,
  'shipping.fullName': nameMin,
  'shipping.fullNameMax': nameMax,
  'shipping.email': emailInvalid,
  'shipping.emailMax': emailMax,
  'shipping.phone': 'رقم الهاتف غير صحيح',
  'shipping.phoneMax': phoneMax,
  'shipping.address': `يجب ألا يقل العنوان عن ${rules.address.min} أحرف`,
  'shipping.addressMax': `يجب ألا يزيد العنوان على ${rules.address.max} حرف`,
  'shipping.city': 'المدينة مطلوبة',
  'shipping.cityMax': `يجب ألا يزيد اسم المدينة على ${rules.cityMax} حرف`,
  'shipping.postalCode': 'الرمز البريدي مطلوب',
  'shipping.postalCodeMax': `يجب ألا يزيد الرمز البريدي على ${rules.postalCode.max} خانة`,
  'gift.messageMax': `يجب ألا تزيد رسالة الهدية على ${rules.giftMessageMax} حرف`,
  'review.commentMax': `يجب ألا يزيد التعليق على ${rules.commentMax} حرف`,
  'review.rating': `اختر تقييمًا من ${rules.rating.min} إلى ${rules.rating.max}`,
  'promo.empty': 'أدخل كود الخصم',
  'promo.tooLong': 'كود الخصم طويل جدًا',
  'promo.characters': 'يحتوي كود الخصم على رموز غير مسموح بها',
  'promo.percent': `اكتب عددًا صحيحًا من ١ إلى ${rules.percent}، بلا كسور`,
  'promo.amount': `اكتب مبلغًا بالجنيه لا يزيد على ${rules.pounds}`,
  'promo.uses': `اكتب عددًا صحيحًا من ١ إلى ${rules.uses}`,
  'reason.min': `يجب ألا يقل السبب عن ${rules.reason.min} أحرف`,
  'reason.max': `يجب ألا يزيد السبب على ${rules.reason.max} حرف`,
  'price.typed': 'اكتب مبلغًا بالجنيه، مثل ٤٥٠ أو ٤٥٠٫٥٠',
  'price.sale': 'يجب أن يقل سعر التخفيض عن السعر',
  'stock.whole': `اكتب عددًا صحيحًا من ٠ إلى ${rules.stock}`,
  'text.max': 'هذا النص أطول من المسموح',
  'features.many': `لا تزد على ${rules.features} سطرًا`,
  'features.uneven': 'اكتب العدد نفسه من المزايا باللغتين',
};
