import { useState } from 'react';
import type { Factor, Security } from '../../../device/security.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { useWords } from '../../../device/words.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Part } from '../profile/part.tsx';
import { FactorRow } from './factor-row.tsx';
import { FirstCode } from './first-code.tsx';
import { NewAuthenticator } from './new-authenticator.tsx';
import { NewPhone } from './new-phone.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { Steps } from './steps.tsx';

interface FactorsPartProps {
  readonly security: Security;
  readonly onProven: () => void;
  readonly onChanged: (hasSecondFactor: boolean) => void;
}

/** What is being done in the dialog. */
type Doing = { readonly kind: 'authenticator' | 'phone' } | { readonly kind: 'removal'; readonly factor: Factor };

/** The second steps of an account: which there are, more of them, and fewer. */
export const FactorsPart = ({ security, onProven, onChanged }: FactorsPartProps) => {
  const words = useSecurityWords();
  const { fields } = useWords();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { factors, owesCode, mayTakePhone } = security;
  const { list, add, addAnother, addPhone, title, text, whenLost } = words.factors;

  const end = () => setDoing(null);
  const endWith = (hasSecondFactor: boolean) => () => {
    end();
    onChanged(hasSecondFactor);
  };
  const titleOf = ({ kind }: Doing) => words[kind].title;
  return (
    <Part title={title} text={text}>
      {factors.length > 0 && (
        <ul aria-label={list} className="border border-lapis-200 bg-white rows mb-5">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => setDoing({ kind: 'removal', factor })} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-sm btn-line" onClick={() => setDoing({ kind: 'authenticator' })}>
          {factors.length === 0 ? add : addAnother}
        </button>
        {mayTakePhone && (
          <button type="button" className="btn btn-sm btn-line" onClick={() => setDoing({ kind: 'phone' })}>
            {addPhone}
          </button>
        )}
      </div>
      <p className="text-sm text-mist mt-5 max-w-[34em]">{whenLost}</p>
      <Dialog isOpen={doing !== null} onClose={end} title={doing ? titleOf(doing) : ''} closeLabel={fields.close}>
        <Steps step={String(owesCode)}>
          {doing && owesCode && <FirstCode factors={factors} onGiven={onProven} />}
          {!owesCode && doing?.kind === 'authenticator' && (
            <NewAuthenticator taken={factors.map(({ name }) => name)} onDone={endWith(true)} />
          )}
          {!owesCode && doing?.kind === 'phone' && <NewPhone onDone={endWith(true)} />}
          {!owesCode && doing?.kind === 'removal' && (
            <RemoveFactor
              factor={doing.factor}
              isLast={factors.length === 1}
              onCancel={end}
              onDone={endWith(factors.length > 1)}
            />
          )}
        </Steps>
      </Dialog>
    </Part>
  );
};
