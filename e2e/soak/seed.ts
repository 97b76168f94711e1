/** Seed of the random tests, from playwright.soak.config.ts: all workers share it. */
export const SEED = Number(process.env.MARQUEE_SEED)
if (!Number.isSafeInteger(SEED))
  throw new Error(`MARQUEE_SEED is "${process.env.MARQUEE_SEED}": expected a whole number.`)
