import { Fragment } from 'react';
import { namePartsOf } from './name-parts.ts';

interface IconNameProps {
  name: string;
}

/** A name that is broken only where one of its words ends. */
export function IconName({ name }: IconNameProps) {
  return namePartsOf(name).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
