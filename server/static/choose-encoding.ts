import { acceptedWeights } from './accepted-weights.ts';
import { encodings, type Encoding } from './site-files.ts';

/** The best encoding a reader accepts, or undefined for the plain body. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const weights = acceptedWeights(acceptEncoding);
  const others = weights.get('*') ?? 0;
  return encodings.find((encoding) => (weights.get(encoding) ?? others) > 0);
}
