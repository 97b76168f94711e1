const MAX_REDIRECTS = 5
const WINDOW_MS = 2000

/** Detects loops: more than five redirects within two seconds (reliability P19). */
export function createRedirectGuard(now: () => number = () => performance.now()) {
  let times: number[] = []
  return {
    passes(): boolean {
      const time = now()
      times = [...times.filter((before) => time - before < WINDOW_MS), time]
      return times.length <= MAX_REDIRECTS
    },
  }
}
