/**
 * A time for `<input type="datetime-local">`, in the time zone of this browser.
 * @returns empty for text that is not a time
 */
export function toLocalInput(iso: string): string {
  const time = new Date(iso)
  if (Number.isNaN(time.getTime())) return ''
  return `${datePart(time)}T${pad(time.getHours())}:${pad(time.getMinutes())}`
}

/**
 * The time in such an input with its offset from UTC, `2026-11-10T18:00:00-08:00`.
 * @returns undefined for an hour that the time zone skips when clocks go forward
 */
export function fromLocalInput(local: string): string | undefined {
  const time = new Date(local)
  if (Number.isNaN(time.getTime()) || toLocalInput(time.toISOString()) !== local) return undefined
  const minutes = -time.getTimezoneOffset()
  const size = Math.abs(minutes)
  return `${local}:00${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}

const datePart = (time: Date) =>
  `${String(time.getFullYear()).padStart(4, '0')}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`

const pad = (value: number) => String(value).padStart(2, '0')
