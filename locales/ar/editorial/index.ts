import { about } from './about.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { leaving } from './leaving.ts';
import { mail } from './mail.ts';
import { meta } from './meta.ts';
import { outbox } from './outbox.ts';
import { search } from './search.ts';
import { sellerChat } from './seller-chat.ts';
import { subscribing } from './subscribing.ts';
import { testimonials } from './testimonials.ts';

/** Long copy that only the server needs, in Arabic. */
export const editorial = {
  about,
  contact,
  home,
  leaving,
  mail,
  meta,
  outbox,
  search,
  subscribing,
  testimonials,
  sellerChat,
};
