import type { PageStyleSheet } from './render/criticalCss'

/** Parts of the client build that the server needs. */
export interface ClientBuild {
  /** `index.html`. */
  indexHtml: string
  /** Address of the script that replaces the server-rendered page with the client-rendered one. */
  swapPageUrl: string
  /** Address of the script that starts the app after the first image has loaded. */
  deferStartUrl: string
  /** The style sheets that only some pages load. */
  sheets: readonly PageStyleSheet[]
}
