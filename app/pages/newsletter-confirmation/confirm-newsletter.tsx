import { contentOf } from '../../../locales/content.ts';
import { renderContext } from '../../api/server-call.ts';
import { MailLink, type Press } from '../../components/mail-link.tsx';
import { serializeHead } from '../../components/page-meta.ts';
import { readHeadData } from '../../components/read-head-data.ts';
import type { Route } from './+types/confirm-newsletter.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  const { newsletterConfirmation, meta } = contentOf(language, settings);
  return {
    copy: newsletterConfirmation,
    head: serializeHead({
      ...meta.confirmNewsletter,
      language,
      publicUrl,
      path: '/confirm-newsletter',
      isPrivate: true,
    }),
  };
};

export const meta = readHeadData;

const press: Press = (shop, token) => shop.newsletterSubscriptions.confirm({ token });

/** Confirms the newsletter subscription of the address whose mail links here (decision 171). */
export default function ConfirmNewsletter({ loaderData: { copy } }: Route.ComponentProps) {
  return <MailLink copy={copy} press={press} />;
}
