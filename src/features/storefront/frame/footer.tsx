import { type ReactNode, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { notify } from '#core/browser/toasts.ts';
import { useStoredInput } from '#core/forms/ui/use-stored-input.ts';
import { formatYears } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Wordmark } from '#core/ui/icons.tsx';
import { pageNames } from '#features/content/policy-page-names.ts';
import type { loader as rootLoader } from '../../../root.tsx';

/** Year in which the shop was founded (specification 9; decision 39). */
const FIRST_YEAR = 2024;

/** Footer of every page, under the lotus frieze. */
export const Footer = () => {
  const { layout, catalogue } = useMessages('common');
  const language = useLanguage();
  const frame = useRouteLoaderData<typeof rootLoader>('root');
  const { footer, nav } = layout;
  return (
    <>
      <div className="page pt-20 lg:pt-28 text-lapis-700" aria-hidden="true">
        <div className="frieze" />
      </div>
      <footer className="night bg-lapis-950 text-lapis-200 overflow-hidden">
        <div className="page when-near pt-14 md:pt-20 pb-10">
          <div className="grid gap-x-8 gap-y-12 grid-cols-2 lg:grid-cols-12">
            <div className="col-span-2 lg:col-span-4">
              <p className="display text-h4 text-white max-w-[16em]">{layout.tagline}</p>
              <p className="text-sm mt-4 max-w-[34em]">{footer.description}</p>
            </div>
            <Links title={footer.quickLinks}>
              <FootLink to="/products">{nav.products}</FootLink>
              <FootLink to="/products?new=true">{nav.newArrivals}</FootLink>
              <FootLink to="/products?sale=true">{nav.onSale}</FootLink>
              <FootLink to="/products/sets">{catalogue.categories.sets}</FootLink>
              <FootLink to="/about">{nav.about}</FootLink>
            </Links>
            <Links title={footer.customerService}>
              <FootLink to="/contact">{nav.contact}</FootLink>
              {pageNames.map((name) => (
                <FootLink key={name} to={`/policies/${name}`}>
                  {footer.policies[name]}
                </FootLink>
              ))}
            </Links>
            <div className="col-span-2 lg:col-span-4">
              <Newsletter />
              <ul className="text-sm mt-6 flex flex-wrap gap-x-6" aria-label={footer.followUs}>
                {frame?.socials.map(({ name, url }) => (
                  <li key={url}>
                    <a className="link min-h-11 inline-flex items-center" href={url} rel="noopener">
                      {footer.social[name]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <Wordmark
            className="w-full ar:lg:w-[54%] mx-auto mt-14 md:mt-20 text-lapis-800"
            typeClassName="mt-14 md:mt-20 text-center text-balance text-[clamp(3rem,10vw,8rem)] text-lapis-800"
          />
          <div className="mt-10 pt-5 border-t border-lapis-800 flex flex-wrap gap-x-8 gap-y-2 justify-between text-caption">
            <p>{footer.copyright({ years: formatYears(FIRST_YEAR, frame?.year ?? FIRST_YEAR, language) })}</p>
            <p>{footer.payments}</p>
          </div>
        </div>
      </footer>
    </>
  );
};

const Links = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav aria-label={title} className="lg:col-span-2">
    <h2 className="text-white font-medium mb-3">{title}</h2>
    <ul className="text-sm">{children}</ul>
  </nav>
);

const FootLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <a href={to} className="inline-flex items-center min-h-11 lg:min-h-9 hover:text-white">
      {children}
    </a>
  </li>
);

/** Newsletter form on night (specification 2, Header and footer); its code is loaded on submit. */
const Newsletter = () => {
  const { fields, states, layout } = useMessages('common');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { footer } = layout;
  useStoredInput(form, 'newsletter');

  const send = async (sent: HTMLFormElement) => {
    setBusy(true);
    setError(null);
    try {
      const { subscribe } = await import('#features/newsletter/ui/subscribe.ts');
      setError(await subscribe(sent, language));
    } catch {
      notify({ title: states.couldNotLoad, tone: 'error' });
    }
    setBusy(false);
  };

  return (
    <form
      ref={form}
      noValidate
      method="post"
      action="/newsletter"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send(event.currentTarget);
      }}
    >
      <h2 className="text-white font-medium mb-3">{footer.newsletter}</h2>
      <p className="text-sm mb-4">{footer.newsletterText}</p>
      <div className="flex">
        <input
          type="email"
          name="email"
          required
          dir="ltr"
          autoComplete="email"
          aria-label={fields.email}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : 'newsletter-error'}
          onInput={() => setError(null)}
          placeholder={footer.newsletterPlaceholder}
          className="min-h-13 grow min-w-0 px-4 bg-transparent border border-lapis-400 text-white same-side"
        />
        <button type="submit" className="btn btn-white shrink-0" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? footer.subscribing : footer.subscribe}
        </button>
      </div>
      {error !== null && (
        <p id="newsletter-error" className="text-sm text-white mt-2">
          {error}
        </p>
      )}
    </form>
  );
};
