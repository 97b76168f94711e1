import { type ComponentProps, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { RuntimeProvider } from '../site/react/RuntimeContext'
import type { Runtime } from '../site/runtime'
import type { Text } from '../text/createText'
import { TextProvider } from '../text/TextContext'
import { Boundary } from '../ui/Boundary'
import { lazyPart } from '../ui/lazyPart'
import { setToastText } from '../ui/overlay/toast/toastText'
import { Shell } from './Shell'

/** Nearly nobody needs the page of a site that failed. */
const SiteFailure = lazyPart(async () => (await import('./failure/SiteFailure')).SiteFailure)

/**
 * The root that a site is rendered in.
 * The problem: React is most of what is loaded at first, and the first calls would wait for it. The solution: it comes
 * with this file, beside them (scripts/plugins/preloadRoot.ts).
 */
export function createSiteRoot(element: HTMLElement) {
  const root = createRoot(element)
  return {
    show(site: ComponentProps<typeof Site>): void {
      setToastText(site.text)
      const all = <Site {...site} />
      // Development mounts everything twice: what is not put away shows itself (e2e/soak/strict.spec.ts).
      root.render(import.meta.env.DEV ? <StrictMode>{all}</StrictMode> : all)
    },
    /** Says why there is no site. */
    fail: (why: ComponentProps<typeof SiteFailure>) => root.render(<SiteFailure {...why} />),
  }
}

interface Props {
  runtime: Runtime
  text: Text
  children?: React.ReactNode
}

/** One site, ready to render. */
function Site({ runtime, text, children }: Props) {
  return (
    <TextProvider value={text}>
      <RuntimeProvider value={runtime}>
        <Boundary
          resetKey={runtime}
          fallback={(error, retry) => <SiteFailure error={error} retry={async () => retry()} />}
        >
          <BrowserRouter>
            <Shell />
            {children}
          </BrowserRouter>
        </Boundary>
      </RuntimeProvider>
    </TextProvider>
  )
}
