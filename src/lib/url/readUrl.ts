/** An address in its parts, or undefined where it is none. `URL.canParse` is younger than the oldest browsers of the site. */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
