import type { Team, TeamMember } from '../../../../contract/office/team.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { AskFirst } from '../ask-first.tsx';
import { useOffice } from '../office-context.ts';
import { useDeed } from '../use-deed.ts';

interface RevokeAdminProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
  readonly onRevoked: (team: Team) => void;
}

/** Takes the role from an admin, once it was said again. */
export const RevokeAdmin = ({ member, onClose, onRevoked }: RevokeAdminProps) => {
  const { people: words } = useOfficeWords();
  const { lookAgain } = useOffice();
  const { run, isBusy } = useDeed();
  const revoke = () =>
    run({
      act: (office) => office.team.revoke({ id: member.id }),
      said: words.revoked,
      onDone: (team) => {
        onRevoked(team);
        onClose();
        // whoever has left the team is shown out
        if (member.isSelf) lookAgain();
      },
    });
  return (
    <AskFirst
      title={words.ask.title}
      button={words.revoke}
      isBusy={isBusy}
      onYes={() => void revoke()}
      onClose={onClose}
    >
      <p>{words.ask.text(member)}</p>
      {member.isSelf && <p className="text-carnelian-700">{words.ask.self}</p>}
    </AskFirst>
  );
};
