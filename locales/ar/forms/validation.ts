import { NAME_LENGTH } from '../../../domain/limits.ts';
import type { ValidationCode } from '../../../domain/validation.ts';
import { limitsIn } from '../../form-limits.ts';
import { isolateText } from '../../format.ts';
import { rulesIn } from '../../rules.ts';
import { general } from './general.ts';

const rules = rulesIn('ar');
const limits = limitsIn('ar');
const nameMin = `يجب ألا يقل الاسم عن ${NAME_LENGTH.min === 2 ? 'حرفين' : `${limits.name.min} أحرف`}`;
const nameMax = `يجب ألا يزيد الاسم على ${limits.name.max} حرف`;
const emailInvalid = 'عنوان البريد الإلكتروني غير صحيح';
const emailMax = `يجب ألا يزيد البريد الإلكتروني على ${limits.emailMax} حرفًا`;
const phoneMax = `يجب ألا يزيد رقم الهاتف على ${limits.phoneMax} خانة`;

/** Error messages of form fields (specification 5). */
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
  'phone.unclear': `اكتب رقم الموبايل كاملًا هكذا: ${isolateText('010 1234 5678')}، أو مع كود الدولة: ${isolateText('+20 10 1234 5678')}`,
  'dob.format': 'صيغة التاريخ غير صحيحة',
  'dob.min': `يجب ألا يقل عمرك عن ${limits.minAge} عامًا`,
  'dob.max': 'يُرجى مراجعة تاريخ الميلاد',
  'password.min': `يجب ألا تقل كلمة المرور عن ${limits.passwordMin} أحرف`,
  'password.max': `يجب ألا تزيد كلمة المرور على ${limits.passwordMax} حرفًا`,
  'password.upper': 'يجب أن تتضمن كلمة المرور حرفًا إنجليزيًا كبيرًا واحدًا على الأقل',
  'password.lower': 'يجب أن تتضمن كلمة المرور حرفًا إنجليزيًا صغيرًا واحدًا على الأقل',
  'password.number': 'يجب أن تتضمن كلمة المرور رقمًا واحدًا على الأقل',
  'password.required': 'كلمة المرور مطلوبة',
  'code.digits': 'اكتب الرمز كاملًا بالأرقام',
  'subject.min': `يجب ألا يقل الموضوع عن ${limits.subject.min} أحرف`,
  'subject.max': `يجب ألا يزيد الموضوع على ${limits.subject.max} حرف`,
  'message.min': `يجب ألا تقل الرسالة عن ${limits.message.min} أحرف`,
  'message.max': `يجب ألا تزيد الرسالة على ${limits.message.max} حرف`,
  'cart.id': 'معرّف المنتج غير صحيح',
  'cart.name': 'اسم المنتج مطلوب',
  'cart.nameMax': `يجب ألا يزيد اسم المنتج على ${limits.productNameMax} حرف`,
  'cart.price': 'يجب أن يكون السعر أكبر من صفر',
  'cart.priceMax': `لا يمكن أن يتجاوز السعر ${limits.pounds}`,
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
  'shipping.address': `يجب ألا يقل العنوان عن ${limits.address.min} أحرف`,
  'shipping.addressMax': `يجب ألا يزيد العنوان على ${limits.address.max} حرف`,
  'shipping.city': 'المدينة مطلوبة',
  'shipping.cityMax': `يجب ألا يزيد اسم المدينة على ${limits.cityMax} حرف`,
  'shipping.postalCode': 'الرمز البريدي مطلوب',
  'shipping.postalCodeMax': `يجب ألا يزيد الرمز البريدي على ${limits.postalCode.max} خانة`,
  'gift.messageMax': `يجب ألا تزيد رسالة الهدية على ${limits.giftMessageMax} حرف`,
  'review.commentMax': `يجب ألا يزيد التعليق على ${limits.commentMax} حرف`,
  'review.rating': `اختر تقييمًا من ${limits.rating.min} إلى ${limits.rating.max}`,
  'promo.empty': 'أدخل كود الخصم',
  'promo.tooLong': 'كود الخصم طويل جدًا',
  'promo.characters': 'يحتوي كود الخصم على رموز غير مسموح بها',
  'promo.percent': `اكتب عددًا صحيحًا من ١ إلى ${limits.percent}، بلا كسور`,
  'promo.amount': `اكتب مبلغًا بالجنيه لا يزيد على ${limits.pounds}`,
  'promo.uses': `اكتب عددًا صحيحًا من ١ إلى ${limits.uses}`,
  'reason.min': `يجب ألا يقل السبب عن ${limits.reason.min} أحرف`,
  'reason.max': `يجب ألا يزيد السبب على ${limits.reason.max} حرف`,
  'price.typed': 'اكتب مبلغًا بالجنيه، مثل ٤٥٠ أو ٤٥٠٫٥٠',
  'price.sale': 'يجب أن يقل سعر التخفيض عن السعر',
  'number.whole': `اكتب عددًا صحيحًا من ٠ إلى ${limits.wholeNumberMax}`,
  'text.max': 'هذا النص أطول من المسموح',
  'features.many': `لا تزد على ${limits.features} سطرًا`,
  'features.uneven': 'اكتب العدد نفسه من المزايا باللغتين',
};
