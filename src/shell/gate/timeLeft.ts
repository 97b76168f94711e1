const MINUTE = 60_000

/** Time in whole parts, rounded up to the minute, as a clock on a wall shows what is left. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
}

/** @param milliseconds until the moment; undefined once it has come */
export function timeLeft(milliseconds: number): TimeLeft | undefined {
  if (!(milliseconds > 0)) return undefined
  const all = Math.ceil(milliseconds / MINUTE)
  return { days: Math.floor(all / 1440), hours: Math.floor(all / 60) % 24, minutes: all % 60 }
}
