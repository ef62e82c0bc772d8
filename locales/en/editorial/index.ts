import type { Like } from '../../like.ts';
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

export const editorial: Like<typeof import('../../ar/editorial/index.ts').editorial> = {
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
