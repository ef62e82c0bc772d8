import type { Identity } from '../../../device/security.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { providerName } from '../../../parts/provider-name.ts';

interface IdentityRowProps {
  readonly identity: Identity;
  /** Undefined where it stays. */
  readonly onUnlink: (() => void) | undefined;
}

/** A way into the account, and under which address. */
export const IdentityRow = ({ identity: { provider, email }, onUnlink }: IdentityRowProps) => {
  const { identities: words } = useSecurityWords();
  const name = provider === 'email' || provider === 'phone' ? words[provider] : providerName(provider);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 sm:px-6 py-3 min-h-16">
      <div className="grow min-w-0">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        {email !== '' && (
          <p className="text-sm text-mist">
            <bdi dir="ltr" className="break-all">
              {email}
            </bdi>
          </p>
        )}
      </div>
      {onUnlink && (
        <button
          type="button"
          className="link text-sm min-h-11"
          aria-label={`${words.unlink}: ${name}`}
          onClick={onUnlink}
        >
          {words.unlink}
        </button>
      )}
    </li>
  );
};
