import type { NewAuthenticator } from '../../../device/second-factors.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { useTillWords } from '../../../device/till-words.ts';
import { CopyButton } from '../../../parts/copy-button.tsx';

/** What an authenticator app is given: a picture to scan, or its key to type, four characters at a time. */
export const ScanMe = ({ authenticator: { picture, secret } }: { authenticator: NewAuthenticator }) => {
  const { authenticator: words } = useSecurityWords();
  const { copy } = useTillWords().confirmation.transfer;
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <div className="mt-4">
      <p>{words.scan}</p>
      <img
        src={picture}
        alt={words.picture}
        className="block mx-auto my-4 size-56 p-3 bg-white border border-lapis-200"
      />
      <p className="text-sm text-mist">{words.secret}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-5 mt-1.5 ps-4 pe-5 py-2 bg-glaze">
        <bdi dir="ltr" className="code font-medium grid grid-cols-4 gap-x-4">
          {groups.map((group, place) => (
            <span key={place}>{group} </span>
          ))}
        </bdi>
        <CopyButton text={secret} label={copy} describes={words.secret} copied={words.secretCopied} />
      </div>
    </div>
  );
};
