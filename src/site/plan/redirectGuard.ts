const MOST = 5
const WITHIN = 2000

/** Counts redirects: more than five within two seconds are a circle (reliability P19). */
export function createRedirectGuard(now: () => number = () => performance.now()) {
  let times: number[] = []
  return {
    passes(): boolean {
      const time = now()
      times = [...times.filter((before) => time - before < WITHIN), time]
      return times.length <= MOST
    },
  }
}
