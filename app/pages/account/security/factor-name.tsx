import type { Factor } from '../../../device/security.ts';
import { useSecurityWords } from '../../../device/security-words.ts';

/** What a second step is called; a phone number keeps its own direction. */
export const FactorName = ({ factor: { kind, name } }: { factor: Factor }) => {
  const { factors } = useSecurityWords();
  return (
    <bdi className="min-w-0 break-words" dir={kind === 'phone' && name !== '' ? 'ltr' : 'auto'}>
      {name || factors[kind]}
    </bdi>
  );
};
