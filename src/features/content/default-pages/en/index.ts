import { delivery } from './delivery.ts';
import { faq } from './faq.ts';
import { privacy } from './privacy.ts';
import { returns } from './returns.ts';
import { terms } from './terms.ts';

export const pages = { delivery, returns, privacy, terms, faq };
