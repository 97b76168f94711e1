/** Seed of the random tests. Set MARQUEE_SEED to repeat a run: the titles name it. */
export const SEED = Number(process.env.MARQUEE_SEED ?? 1)
