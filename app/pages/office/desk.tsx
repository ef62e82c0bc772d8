import { Suspense } from 'react';
import { useOfficeWords } from '../../device/office-words.ts';
import { AdminAdvice } from '../../parts/admin-advice.tsx';
import { CouldNotLoad } from '../../parts/could-not-load.tsx';
import { OfficeContext } from './office-context.ts';
import { OfficeSkeleton } from './office-skeleton.tsx';
import { PartLinks } from './part-links.tsx';
import type { OfficePart } from './parts.tsx';
import type { Admin } from './use-admin.ts';

/** What an admin sees: the parts of the office, and the one that is open. Nothing of it before they are known. */
export const Desk = ({ admin, part }: { admin: Admin; part: OfficePart }) => {
  const { frame } = useOfficeWords();
  const { desk } = admin;
  if (!desk) return admin.hasFailed ? <CouldNotLoad onTryAgain={admin.lookAgain} /> : <OfficeSkeleton />;
  return (
    <OfficeContext value={{ fail: admin.fail, lookAgain: admin.lookAgain }}>
      {!desk.hasSecondFactor && <AdminAdvice words={frame.advice} to="/account?tab=profile" className="mb-6" />}
      <PartLinks open={part} desk={desk} />
      <Suspense fallback={<OfficeSkeleton />}>
        <part.Panel />
      </Suspense>
    </OfficeContext>
  );
};
