/** A paid plan that a feature may need; absence means the free community plan. */
export type Plan = 'pro' | 'premium';

/** Every plan, cheapest first. */
export const plans: readonly Plan[] = ['pro', 'premium'];
