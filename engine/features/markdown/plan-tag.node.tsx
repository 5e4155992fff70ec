import { htmlToken } from '../../model/html-token.ts';
import type { Plan } from '../../model/plan.ts';

/** The mark of a paid plan: always a word, never a color alone. */
export function PlanTag({ plan }: { plan: Plan }) {
  return <span className={`tag tag--${plan}`}>{htmlToken(`nav.tags.${plan}`)}</span>;
}
