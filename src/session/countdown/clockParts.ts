/** What is left, in whole parts. */
export interface ClockParts {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/**
 * Takes what is left apart. A second counts until it is over, as on every clock that counts down.
 * @param milliseconds left; nothing, less than nothing and what is no number count as none
 */
export function clockParts(milliseconds: number): ClockParts {
  const all = milliseconds > 0 && Number.isFinite(milliseconds) ? Math.ceil(milliseconds / 1000) : 0
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  }
}
