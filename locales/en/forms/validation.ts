import type { ValidationCode } from '../../../domain/validation.ts';
import { limitsIn } from '../../form-limits.ts';
import { rulesIn } from '../../rules.ts';
import { general } from './general.ts';

const rules = rulesIn('en');
const limits = limitsIn('en');
const nameMin = `Name must be at least ${limits.name.min} characters`;
const nameMax = `Name must be less than ${limits.name.max} characters`;
const emailInvalid = 'Invalid email address';
const emailMax = `Email must be less than ${limits.emailMax} characters`;
const phoneMax = `Phone number must be less than ${limits.phoneMax} characters`;

export const validation: Record<ValidationCode, string> = {
  required: 'This field is required',
  generic: general.checkInput,
  'name.min': nameMin,
  'name.max': nameMax,
  'name.letters': 'Name can only contain letters and spaces',
  'email.invalid': emailInvalid,
  'email.max': emailMax,
  'phone.format': 'Invalid phone number format',
  'phone.max': phoneMax,
  'phone.unclear': 'Write the whole mobile number like 010 1234 5678, or with its country code like +20 10 1234 5678',
  'dob.format': 'Invalid date format',
  'dob.min': `You must be at least ${limits.minAge} years old`,
  'dob.max': 'Please check your date of birth',
  'password.min': `Password must be at least ${limits.passwordMin} characters`,
  'password.max': `Password must be less than ${limits.passwordMax} characters`,
  'password.upper': 'Password must contain at least one uppercase letter',
  'password.lower': 'Password must contain at least one lowercase letter',
  'password.number': 'Password must contain at least one number',
  'password.required': 'Password is required',
  'code.digits': 'Enter the whole code, in digits',
  'subject.min': `Subject must be at least ${limits.subject.min} characters`,
  'subject.max': `Subject must be less than ${limits.subject.max} characters`,
  'message.min': `Message must be at least ${limits.message.min} characters`,
  'message.max': `Message must be less than ${limits.message.max} characters`,
  'cart.id': 'Invalid product ID',
  'cart.name': 'Product name is required',
  'cart.nameMax': `Product name must be less than ${limits.productNameMax} characters`,
  'cart.price': 'Price must be positive',
  'cart.priceMax': `Price cannot exceed ${limits.pounds}`,
  'cart.image': 'Product image is required',
  'cart.category': 'Category is required',
  'cart.quantityWhole': 'Quantity must be a whole number',
  'cart.quantityPositive': 'Quantity must be positive',
  'cart.quantityMax': `Quantity cannot exceed ${rules.maxQuantity}`,
  'shipping.fullName': nameMin,
  'shipping.fullNameMax': nameMax,
  'shipping.email': emailInvalid,
  'shipping.emailMax': emailMax,
  'shipping.phone': 'Invalid phone number',
  'shipping.phoneMax': phoneMax,
  'shipping.address': `Address must be at least ${limits.address.min} characters`,
  'shipping.addressMax': `Address must be less than ${limits.address.max} characters`,
  'shipping.city': 'City is required',
  'shipping.cityMax': `City must be less than ${limits.cityMax} characters`,
  'shipping.postalCode': 'Postal code is required',
  'shipping.postalCodeMax': `Postal code must be less than ${limits.postalCode.max} characters`,
  'gift.messageMax': `Gift message must be less than ${limits.giftMessageMax} characters`,
  'review.commentMax': `Comment must be less than ${limits.commentMax} characters`,
  'review.rating': `Choose a rating from ${limits.rating.min} to ${limits.rating.max}`,
  'promo.empty': 'Enter a promo code',
  'promo.tooLong': 'Promo code is too long',
  'promo.characters': 'Promo code contains invalid characters',
  'promo.percent': `Enter a whole number from 1 to ${limits.percent}, without fractions`,
  'promo.amount': `Enter an amount in pounds of at most ${limits.pounds}`,
  'promo.uses': `Enter a whole number from 1 to ${limits.uses}`,
  'reason.min': `The reason must be at least ${limits.reason.min} characters`,
  'reason.max': `The reason must be at most ${limits.reason.max} characters`,
  'price.typed': 'Enter an amount in pounds, such as 450 or 450.50',
  'price.sale': 'The sale price must be lower than the price',
  'number.whole': `Enter a whole number from 0 to ${limits.wholeNumberMax}`,
  'text.max': 'This text is too long',
  'features.many': `Write ${limits.features} lines at most`,
  'features.uneven': 'Write as many features in both languages',
};
