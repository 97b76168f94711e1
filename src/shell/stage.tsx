import type { ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import type { SiteFailure } from './failure/SiteFailure'
import { Site } from './Site'

/**
 * Where the site is drawn.
 * The problem: React is most of what is loaded at first, and the first calls would wait for it. The solution: it comes
 * with this file, beside them (scripts/plugins/preloadStage.ts).
 */
export function createStage(element: HTMLElement) {
  const root = createRoot(element)
  return {
    show: (site: ComponentProps<typeof Site>) => root.render(<Site {...site} />),
    /** Says why there is no site. */
    async fail(why: ComponentProps<typeof SiteFailure>): Promise<void> {
      const { SiteFailure } = await import('./failure/SiteFailure')
      root.render(<SiteFailure {...why} />)
    },
  }
}
