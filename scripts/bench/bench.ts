import type { Browser } from '@playwright/test'
import type { Server } from './browser/openServer'

/** What a part of the bench is given. */
export interface Bench {
  root: string
  browser: Browser
  /**
   * Serves a build with the fixture service.
   * @param site a name of fixtures/sites, or a folder
   * @param dist default: the built site
   */
  server(site: string, dist?: string): Promise<Server>
  /** The folder of the built site. */
  dist: string
  /** Asked for with `--runs`; each part has its own default. */
  runs?: number
  /** Says what is no figure of the table: with `--verbose` only. */
  log(text: string): void
}
