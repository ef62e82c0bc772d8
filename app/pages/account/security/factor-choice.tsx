import type { Factor } from '../../../device/security.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { FactorName } from './factor-name.tsx';

interface FactorChoiceProps {
  readonly factors: readonly Factor[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

/** Which of several second steps the code comes from: whoever lost one has the other. */
export const FactorChoice = ({ factors, chosenId, onChoose }: FactorChoiceProps) => (
  <fieldset className="mt-5">
    <legend className="text-sm font-medium pb-1.5">{useSecurityWords().code.from}</legend>
    <div className="border border-lapis-300 bg-white rows">
      {factors.map((factor) => (
        <label key={factor.id} className="flex items-center gap-3 min-h-12 px-4 py-2 has-checked:bg-lapis-50">
          <input
            type="radio"
            name="factor"
            checked={factor.id === chosenId}
            onChange={() => onChoose(factor.id)}
            className="size-6 shrink-0 accent-lapis-700"
          />
          <FactorName factor={factor} />
        </label>
      ))}
    </div>
  </fieldset>
);
