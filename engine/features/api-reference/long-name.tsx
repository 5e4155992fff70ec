import { Fragment } from 'react';

/** Shorter names stand in one line of any table. */
const shortName = 23;

/** A name that may be broken before its capital letters, when it is long. */
export function LongName({ name }: { name: string }) {
  if (name.length <= shortName) return name;
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=-)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
