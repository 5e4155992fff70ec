/** Says of several pieces of work on one thing which began last: only that one may draw. */
export interface Latest<Thing extends object> {
  /** Begins a piece of work; the answer tells later whether it is still the newest on its thing. */
  begin: (thing: Thing) => () => boolean;
}

/** Keeps account of what began last on each thing. */
export function createLatest<Thing extends object>(): Latest<Thing> {
  const newest = new WeakMap<Thing, symbol>();
  return {
    begin(thing) {
      const work = Symbol('work');
      newest.set(thing, work);
      return () => newest.get(thing) === work;
    },
  };
}
