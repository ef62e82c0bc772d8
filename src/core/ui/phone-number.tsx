import { Fragment } from 'react';

/** A phone number with gaps between its groups, for reading: it is copied and read out without spaces. */
export const PhoneNumber = ({ number }: { number: string }) => {
  const groups = groupsOf(number);
  const last = groups.at(-1);
  return (
    <bdi className="code" dir="ltr">
      {groups.slice(0, -1).map((group, index) => (
        // the gap belongs to the last digit, so that the underline of a link goes on
        <Fragment key={index}>
          {group.slice(0, -1)}
          <span className="tracking-[.3em]">{group.slice(-1)}</span>
        </Fragment>
      ))}
      {last}
    </bdi>
  );
};

/** An Egyptian mobile number in the groups in which it is said; any other number as one. */
const groupsOf = (number: string): readonly string[] =>
  /^(\+20)(1\d)(\d{4})(\d{4})$/u.exec(number)?.slice(1) ?? [number];
