import { useState } from 'react';
import { linkIdentity, unlinkIdentity } from '../../../device/identities.ts';
import { notify } from '../../../device/notices.ts';
import type { Identity, Security } from '../../../device/security.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { useWords } from '../../../device/words.tsx';
import { providerName } from '../../../parts/provider-name.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Part } from '../profile/part.tsx';
import { Confirm } from './confirm.tsx';
import { IdentityRow } from './identity-row.tsx';
import { useFailure } from './use-failure.ts';
import { useReturnFromProvider } from './use-return-from-provider.ts';

/** The ways into an account; more and fewer of them where the shop lets people choose. */
export const IdentitiesPart = ({ security, onChanged }: { security: Security; onChanged: () => void }) => {
  const { identities: words } = useSecurityWords();
  const { fields } = useWords();
  const { alarm } = useFailure();
  const [doomed, setDoomed] = useState<Identity | null>(null);
  useReturnFromProvider();
  const { identities, mayLink, providers } = security;
  const linkable = mayLink ? providers.filter((key) => identities.every(({ provider }) => provider !== key)) : [];
  const link = async (provider: string) => {
    const led = await linkIdentity(provider);
    if (!led.isDone) alarm(led.failure);
  };
  return (
    <Part title={words.title} text={words.text}>
      <ul className="border border-lapis-200 bg-white rows">
        {identities.map((identity) => (
          <IdentityRow
            key={identity.id}
            identity={identity}
            onUnlink={mayLink && identities.length > 1 ? () => setDoomed(identity) : undefined}
          />
        ))}
      </ul>
      {linkable.length > 0 && (
        <div className="flex flex-wrap gap-3 mt-5">
          {linkable.map((key) => (
            <button key={key} type="button" className="btn btn-sm btn-line" onClick={() => void link(key)}>
              {words.link({ provider: providerName(key) })}
            </button>
          ))}
        </div>
      )}
      <Dialog isOpen={doomed !== null} onClose={() => setDoomed(null)} title={words.unlink} closeLabel={fields.close}>
        {doomed && (
          <Confirm
            button={words.unlink}
            act={() => unlinkIdentity(doomed)}
            onCancel={() => setDoomed(null)}
            onDone={() => {
              setDoomed(null);
              notify(words.unlinked);
              onChanged();
            }}
          >
            <p>{words.unlinkText({ provider: nameOf(doomed, words) })}</p>
          </Confirm>
        )}
      </Dialog>
    </Part>
  );
};

const nameOf = ({ provider }: Identity, words: { readonly email: string; readonly phone: string }): string =>
  provider === 'email' || provider === 'phone' ? words[provider] : providerName(provider);
