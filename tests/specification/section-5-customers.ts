import { section, testsIn } from './rule.ts';

const forms = testsIn('tests/server/forms.test.ts');
const signUpRefuses = (code: string) => forms('sign-up form > %s %j is refused with %s', code);
const signInRefuses = (code: string) => forms('sign-in form > %s %j is refused with %s', code);
const contactRefuses = (code: string) => forms('contact form > %s %j is refused with %s', code);
const underItsField = testsIn('src/features/auth/storefront/sign-up-form.component.test.tsx')(
  'an invalid field has its error, the focus and a notice, and no account is created',
);

export const signUp = section('5 Sign-up', {
  'Name: trimmed.': testsIn('src/core/text/clean-text.test.ts')('cleanName turns %j into %j'),
  'Name: at least 2 characters, else “Name must be at least 2 characters”.': signUpRefuses('name.min'),
  'Name: at most 100, else “Name must be less than 100 characters”.': signUpRefuses('name.max'),
  'Name: only letters and spaces, else “Name can only contain letters and spaces”.': signUpRefuses('name.letters'),
  'E-mail: of a valid format, else “Invalid email address”.': signUpRefuses('email.invalid'),
  'E-mail: at most 255 characters, else “Email must be less than 255 characters”.': signUpRefuses('email.max'),
  'Phone: an optional plus and 2 to 15 digits, the first from 1 to 9, else “Invalid phone number format”.':
    signUpRefuses('phone.format'),
  'Phone: at most 20 characters, else “Phone number must be less than 20 characters”.': signUpRefuses('phone.max'),
  'Date of birth: YYYY-MM-DD, else “Invalid date format”.': signUpRefuses('dob.format'),
  'Date of birth: at least 13 years by the difference of calendar years, else “You must be at least 13 years old”.':
    signUpRefuses('dob.min'),
  'Date of birth: at most 120 years by the difference of calendar years.': signUpRefuses('dob.max'),
  'Password: at least 8 characters, else “Password must be at least 8 characters”.': signUpRefuses('password.min'),
  'Password: at most 72, else “Password must be less than 72 characters”.': signUpRefuses('password.max'),
  'Password: “Password must contain at least one uppercase letter”.': signUpRefuses('password.upper'),
  'Password: “Password must contain at least one lowercase letter”.': signUpRefuses('password.lower'),
  'Password: “Password must contain at least one number”.': signUpRefuses('password.number'),
  'The form shows every one of these messages.': underItsField,
});

export const signIn = section('5 Sign-in', {
  'E-mail: of a valid format.': signInRefuses('email.invalid'),
  'E-mail: at most 255 characters.': signInRefuses('email.max'),
  'Password: required, else “Password is required”.': signInRefuses('password.required'),
  'Password: at most 72.': signInRefuses('password.max'),
});

export const contactForm = section('5 Contact', {
  'Name: at least 2 characters.': contactRefuses('name.min'),
  'Name: at most 100 characters.': contactRefuses('name.max'),
  'E-mail: of a valid format.': contactRefuses('email.invalid'),
  'E-mail: at most 255 characters.': contactRefuses('email.max'),
  'Subject: at least 5, else “Subject must be at least 5 characters”.': contactRefuses('subject.min'),
  'Subject: at most 200, else “Subject must be less than 200 characters”.': contactRefuses('subject.max'),
  'Message: at least 10, else “Message must be at least 10 characters”.': contactRefuses('message.min'),
  'Message: at most 2000, else “Message must be less than 2000 characters”.': contactRefuses('message.max'),
  'The first message is shown.': testsIn('src/features/contact/storefront/contact-form.component.test.tsx')(
    'an invalid field has its error, the focus and a notice, until it is edited',
  ),
  'Without a message: “Please check your input and try again”.': testsIn('src/core/forms/validation.test.ts')(
    'firstIssueCode returns the first code',
  ),
  'All four fields are required.': contactRefuses('required'),
});
