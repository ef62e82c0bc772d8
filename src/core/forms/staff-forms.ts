import { lineField, paragraphsField } from './form-schemas.ts';
import { NOTE_LENGTH, REPLY_LENGTH, REVIEW_REPLY_LENGTH, TAG_LENGTH } from './limits.ts';
import { form, validationCode } from './validation.ts';

const codes = { min: validationCode('required'), max: validationCode('text.max') };

/** A reply to a contact message, sent by mail. */
export const ReplyForm = form({ text: paragraphsField(REPLY_LENGTH, codes) });

/** A public reply to a review. */
export const ReviewReplyForm = form({ text: paragraphsField(REVIEW_REPLY_LENGTH, codes) });

/** A note on a customer, for admins only. */
export const NoteForm = form({ text: paragraphsField(NOTE_LENGTH, codes) });

/** A tag of a customer, for admins only. */
export const TagForm = form({ tag: lineField(TAG_LENGTH, codes) });
