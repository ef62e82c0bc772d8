/** A phone number with gaps between its groups, for reading: it is copied and read out without spaces. */
export const PhoneNumber = ({ number }: { number: string }) => (
  <bdi className="code" dir="ltr">
    {groupsOf(number).map((group, place) => (
      <span key={place} className={place === 0 ? undefined : 'ms-[.3em]'}>
        {group}
      </span>
    ))}
  </bdi>
);

/** An Egyptian mobile number in the groups in which it is said; any other number as one. */
const groupsOf = (number: string): readonly string[] =>
  /^(\+20)(1\d)(\d{4})(\d{4})$/u.exec(number)?.slice(1) ?? [number];
