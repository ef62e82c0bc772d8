import { MESSAGE_LENGTH, SUBJECT_LENGTH } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

/** Error messages of form fields (specification 5). */
export const contactValidation = defineTexts(
  'forms/validation',
  {
    'subject.min': {
      ar: 'يجب ألا يقل الموضوع عن {subjectMin} أحرف',
      en: 'Subject must be at least {subjectMin} characters',
    },
    'subject.max': {
      ar: 'يجب ألا يزيد الموضوع على {subjectMax} حرف',
      en: 'Subject must be less than {subjectMax} characters',
    },
    'message.min': {
      ar: 'يجب ألا تقل الرسالة عن {messageMin} أحرف',
      en: 'Message must be at least {messageMin} characters',
    },
    'message.max': {
      ar: 'يجب ألا تزيد الرسالة على {messageMax} حرف',
      en: 'Message must be less than {messageMax} characters',
    },
  },
  {
    values: {
      subjectMin: SUBJECT_LENGTH.min,
      subjectMax: SUBJECT_LENGTH.max,
      messageMin: MESSAGE_LENGTH.min,
      messageMax: MESSAGE_LENGTH.max,
    },
  },
);
