import type { Browser } from '@playwright/test'

/** What a part of the soak is given. It gives back what is wrong, one line each. */
export interface Soak {
  browser: Browser
  /** Address of the site, ending in a slash. */
  url: string
  /** Address of the same site in a development build, which is made when it is first asked for. */
  development: () => Promise<string>
  /** Part of the full length that is asked for: 1 is all that the parts say. */
  share: number
  /** What the chance of the faults begins with. */
  seed: number
  /** Only this fixture site, for the monkey and StrictMode parts; only this visit of the monkey. */
  site?: string
  visit?: number
}
