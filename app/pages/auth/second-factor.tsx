import { useState } from 'react';
import { useEntryWords } from '../../device/entry-words.ts';
import { forgetSession } from '../../device/session.ts';
import { useWords } from '../../device/words.tsx';
import { AuthenticatorCode } from './authenticator-code.tsx';
import type { DueFactor } from './due-factors.ts';
import { TextedCode } from './texted-code.tsx';

export interface SecondFactorProps {
  readonly factors: readonly DueFactor[];
  readonly onProven: () => void;
}

/** Asks for one of the person's second factors; signing out is the way back. */
export function SecondFactor({ factors, onProven }: SecondFactorProps) {
  const { nav } = useWords().shell;
  const [chosenId, choose] = useState(factors[0]?.id);
  const chosen = factors.find(({ id }) => id === chosenId);
  const Code = chosen?.kind === 'phone' ? TextedCode : AuthenticatorCode;
  return (
    <>
      {factors.length > 1 && <Choice factors={factors} chosenId={chosenId} onChoose={choose} />}
      {chosen && <Code key={chosen.id} factor={chosen} onProven={onProven} />}
      <button type="button" className="link min-h-11 mt-4 text-sm" onClick={() => void forgetSession()}>
        {nav.logout}
      </button>
    </>
  );
}

interface ChoiceProps {
  readonly factors: readonly DueFactor[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

const Choice = ({ factors, chosenId, onChoose }: ChoiceProps) => {
  const words = useEntryWords().factor;
  return (
    <fieldset className="pb-6">
      <legend className="text-sm font-medium float-start pb-1.5">{words.which}</legend>
      <div className="clear-both border border-lapis-300 bg-white rows">
        {factors.map(({ id, kind, name, ending }) => (
          <label key={id} className="flex items-start gap-3 p-4 has-checked:bg-lapis-50">
            <input
              type="radio"
              name="factor"
              value={id}
              checked={id === chosenId}
              onChange={() => onChoose(id)}
              className="size-6 shrink-0 accent-lapis-700"
            />
            <span className="min-w-0">
              <span className="block font-medium">{name ? <bdi>{name}</bdi> : words[kind]}</span>
              {ending && <span className="block text-sm text-mist">{words.endsWith({ ending })}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
