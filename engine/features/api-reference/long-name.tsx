import { Fragment } from 'react';

/** A name that may be broken before its capital letters. */
export function LongName({ name }: { name: string }) {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=-)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
