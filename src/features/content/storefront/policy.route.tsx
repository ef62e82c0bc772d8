import { data } from 'react-router';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { callShop, renderContext } from '#core/routing/render-context.ts';
import { RichText } from '#core/ui/rich-text.tsx';
import { isPageName, type PageName, pageNames } from '../policy-page-names.ts';
import type { Route } from './+types/policy.route';
import { faqStructuredData } from './faq-structured-data.ts';

export const loader = async ({ context, params: { name } }: Route.LoaderArgs) => {
  if (!isPageName(name)) throw data(null, { status: 404 });
  const { language, publicUrl, shop, settings } = context.get(renderContext);
  const { text } = await callShop(shop.pages.get({ name, language }));
  const page = {
    ...serverTexts(language, settings).meta.policies[name],
    language,
    publicUrl,
    path: `/policies/${name}`,
  };
  return { name, text, head: serializeHead(page, name === 'faq' ? faqStructuredData(text) : []) };
};

export const meta = readHeadData;

/** Policy page with the owner's text: delivery, returns, privacy, terms or questions (decision 179). */
const Policy = ({ loaderData: { name, text } }: Route.ComponentProps) => {
  const { policies } = useMessages('common').layout.footer;
  return (
    <div className="page pt-12 lg:pt-20">
      <h1 className="display text-h1">{policies[name]}</h1>
      <hr className="rim mt-8 lg:mt-12" />
      <div className="grid lg:grid-cols-12 gap-x-6 items-start pt-8 lg:pt-10">
        <div className="lg:col-span-7 lg:col-start-6 text-lg">
          <RichText text={text} />
        </div>
        <Contents page={name} />
      </div>
    </div>
  );
};

export default Policy;

/** Links to all policy pages, next to the text; hidden on narrow screens, where the footer with the same links follows. */
const Contents = ({ page }: { page: PageName }) => {
  const { policies, policiesLabel } = useMessages('common').layout.footer;
  return (
    <nav
      aria-label={policiesLabel}
      className="max-lg:hidden lg:col-span-3 lg:col-start-1 lg:row-start-1 lg:sticky lg:top-28"
    >
      <ul className="border-b border-lapis-200">
        {pageNames.map((name) => (
          <li key={name} className="border-t border-lapis-200">
            <a
              href={`/policies/${name}`}
              aria-current={name === page ? 'page' : undefined}
              className="flex items-center min-h-13 hover:text-lapis-700 aria-[current]:font-medium"
            >
              {policies[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
