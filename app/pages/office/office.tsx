import { data } from 'react-router';
import { editorialOf } from '../../../locales/editorial.ts';
import { visitContext } from '../../api/visit.ts';
import { NoticeBoard } from '../../parts/notice-board.tsx';
import { readHead } from '../../parts/read-head.ts';
import { writeHead } from '../../parts/write-head.ts';
import sheet from '../../styles/office.css?url';
import type { Route } from './+types/office.ts';
import { Desk } from './desk.tsx';
import { OfficeHeader } from './office-header.tsx';
import { partAt } from './parts.tsx';
import { useAdmin } from './use-admin.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => {
  if (!partAt(params.part)) throw data(null, { status: 404 });
  const { language, publicUrl } = context.get(visitContext);
  return {
    head: writeHead({ ...editorialOf(language).meta.admin, language, publicUrl, path: '/admin', isPrivate: true }),
  };
};

/** What is in the office comes to its admin from the API; the frame is the same for all. */
export const shouldRevalidate = () => false;

export const meta = readHead;

/** The office (specification 2, Admin). The server sends its frame; what is in it comes to admins only. */
export default function OfficePage({ params }: Route.ComponentProps) {
  const admin = useAdmin();
  const part = partAt(params.part);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <OfficeHeader email={admin.desk?.email} />
      <main id="content" className="page pt-8 pb-24 min-h-dvh text-sm">
        {part && <Desk admin={admin} part={part} />}
      </main>
      <NoticeBoard />
    </>
  );
}
