import { sharePicture } from '../../../domain/share-pictures.ts';
import { editorialOf } from '../../../locales/editorial.ts';
import { speakHours } from '../../../locales/opening-hours.ts';
import { owner } from '../../../owner.ts';
import { visitContext } from '../../api/visit.ts';
import { readHead } from '../../parts/read-head.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/contact.ts';
import { ContactCards } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';
import { Questions } from './questions.tsx';
import { useAskedQuestion } from './use-asked-question.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  const { contact, meta } = editorialOf(language);
  const { hero, cards, form, faq, privacy, hours } = contact;
  const { email, phone, address } = owner;
  return {
    copy: { hero, cards, form, faq, privacy },
    reach: {
      email,
      phone,
      address: { ...address[language], postalCode: address.postalCode },
      hours: { week: owner.hours, rows: speakHours(owner.hours, language), zone: hours.zone },
    },
    head: writeHead({
      ...meta.contact,
      language,
      publicUrl,
      path: '/contact',
      image: sharePicture('contact', language, meta.contact.title),
    }),
  };
};

export const meta = readHead;

/** Every way to reach the shop, and the questions that are asked most (specification 2, Contact). */
const Contact = ({ loaderData: { copy, reach } }: Route.ComponentProps) => {
  useAskedQuestion();
  return (
    <div className="page pt-12 lg:pt-20">
      <h1 className="display text-h1">{copy.hero.title}</h1>
      <p className="text-lg mt-3 max-w-[34em]">{copy.hero.text}</p>
      <div className="grid lg:grid-cols-12 gap-x-6 gap-y-14 items-start pt-12 lg:pt-16">
        <ContactForm copy={copy.form} />
        <ContactCards copy={copy.cards} reach={reach} />
      </div>
      <Questions id="questions" copy={copy.faq} />
      <Questions id="privacy" copy={copy.privacy} />
    </div>
  );
};
export default Contact;
