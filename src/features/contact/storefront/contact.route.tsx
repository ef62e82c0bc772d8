import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { textIn } from '#core/i18n/language.ts';
import { preloadMessages } from '#core/i18n/messages-provider.tsx';
import { type Content, serverTexts } from '#core/i18n/server-texts.ts';
import { sharePicture } from '#core/pictures/share-pictures.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import { Icon } from '#core/ui/icon.tsx';
import { SectionHeading } from '#core/ui/section-heading.tsx';
import { formatOpeningHours } from '../format-opening-hours.ts';
import type { Route } from './+types/contact.route';
import { ContactCards } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';

preloadMessages('offline');

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings, facts } = context.get(renderContext);
  const { contact, meta } = serverTexts(language, settings);
  const { hero, cards, form, faq, hours } = contact;
  const { email, phone, address } = facts;
  return {
    copy: { hero, cards, form, faq },
    contactDetails: {
      email,
      phone,
      address: { ...textIn(address, language), postalCode: address.postalCode },
      hours: { week: facts.hours, rows: formatOpeningHours(facts.hours, hours, language), zone: hours.zone },
    },
    head: serializeHead({
      ...meta.contact,
      language,
      publicUrl,
      path: '/contact',
      image: sharePicture('contact', language, meta.contact.title),
    }),
  };
};

export const meta = readHeadData;

/** Contact page: contact details, form, and frequent questions (specification 2, Contact). */
const Contact = ({ loaderData: { copy, contactDetails } }: Route.ComponentProps) => {
  useFaqAnchor();
  return (
    <div className="page pt-12 lg:pt-20">
      <h1 className="display text-h1">{copy.hero.title}</h1>
      <p className="text-lg mt-3 max-w-[34em]">{copy.hero.text}</p>
      <div className="grid lg:grid-cols-12 gap-x-6 gap-y-14 items-start pt-12 lg:pt-16">
        <ContactForm copy={copy.form} />
        <ContactCards copy={copy.cards} contactDetails={contactDetails} />
      </div>
      <Faq copy={copy.faq} />
    </div>
  );
};

export default Contact;

/** Questions and answers; a link to one of them expands it. */
const Faq = ({ copy: { title, items } }: { copy: Content['contact']['faq'] }) => (
  <section id="questions" className="pt-20 lg:pt-28">
    <SectionHeading title={title} />
    <div className="border-b border-lapis-200">
      {items.map(({ key, question, answer }) => (
        <details key={key} id={key} className="group border-t border-lapis-200">
          <summary className="flex items-center justify-between gap-6 min-h-16 py-4 list-none [&::-webkit-details-marker]:hidden">
            <h3 className="display text-h4">{question}</h3>
            <Icon name="plus" className="size-5 transition-transform duration-180 group-open:rotate-45" />
          </summary>
          <p className="pb-7 max-w-[40em] text-lg">{answer}</p>
        </details>
      ))}
    </div>
  </section>
);

/** Expands the question that the URL fragment names. */
const useFaqAnchor = () => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash && key ? document.getElementById(hash.slice(1)) : null;
    if (!target) return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    // after the router has scrolled the new page to its top
    const frame = requestAnimationFrame(() => target.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
};
