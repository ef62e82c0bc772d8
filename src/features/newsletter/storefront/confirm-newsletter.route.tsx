import { serverTexts } from '#core/i18n/server-texts.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import { MailLink, type Press } from '#core/ui/mail-link.tsx';
import type { Route } from './+types/confirm-newsletter.route';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  const { newsletterConfirmation, meta } = serverTexts(language, settings);
  return {
    copy: newsletterConfirmation,
    head: serializeHead({
      ...meta.confirmNewsletter,
      language,
      publicUrl,
      path: '/confirm-newsletter',
    }),
  };
};

export const meta = readHeadData;

const press: Press = (shop, token) => shop.newsletterSubscriptions.confirm({ token });

/** Confirms the newsletter subscription of the address whose mail links here (decision 171). */
export default function ConfirmNewsletter({ loaderData: { copy } }: Route.ComponentProps) {
  return <MailLink copy={copy} press={press} />;
}
