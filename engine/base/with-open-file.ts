/** So many files of ours are open at once; a container may allow 1,024 in all. */
const most = 200;

let open = 0;
const waiting: (() => void)[] = [];

/** Does what opens a file, or waits until another one is closed: a site has thousands of files that could be read at once. */
export async function withOpenFile<Result>(work: () => Promise<Result>): Promise<Result> {
  if (open >= most) await new Promise<void>((resolve) => waiting.push(resolve));
  else open += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else open -= 1;
  }
}
