import { Fragment } from 'react';

/** A phone number with visual gaps between its groups; copied and read out without spaces. */
export const PhoneNumber = ({ number }: { number: string }) => {
  const groups = groupsOf(number);
  const last = groups.at(-1);
  return (
    <bdi className="code" dir="ltr">
      {groups.slice(0, -1).map((group, index) => (
        // the gap is part of the last digit, so that the underline of a link is continuous
        <Fragment key={index}>
          {group.slice(0, -1)}
          <span className="tracking-[.3em]">{group.slice(-1)}</span>
        </Fragment>
      ))}
      {last}
    </bdi>
  );
};

/** Splits an Egyptian mobile number into its usual groups; any other number is one group. */
const groupsOf = (number: string): readonly string[] =>
  /^(\+20)(1\d)(\d{4})(\d{4})$/u.exec(number)?.slice(1) ?? [number];
