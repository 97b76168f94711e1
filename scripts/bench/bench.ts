import type { Browser } from '@playwright/test'
import type { Server } from './browser/openServer'

/** Context of a part of the bench. */
export interface BenchContext {
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
  /** From `--runs`. Each part has its own default. */
  runs?: number
  /** true: a short run that only proves that each part works. The figures are not used. */
  smoke: boolean
  /** Prints details; with `--verbose` only. */
  log(text: string): void
}
