import { type ComponentProps, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { RuntimeProvider } from '../site/react/RuntimeContext'
import type { Runtime } from '../site/runtime'
import type { TranslateFunction } from '../text/createText'
import { TextProvider } from '../text/TextContext'
import { Boundary } from '../ui/Boundary'
import { lazyPart } from '../ui/lazyPart'
import { setToastText } from '../ui/overlay/toast/toastText'
import { Shell } from './Shell'

const SiteFailure = lazyPart(async () => (await import('./failure/SiteFailure')).SiteFailure)

/**
 * The React root of a site. React is most of the initial code, so it loads with this file, in parallel with the first
 * requests to the service (scripts/plugins/preloadRoot.ts).
 */
export function createSiteRoot(element: HTMLElement) {
  const root = createRoot(element)
  return {
    show(site: ComponentProps<typeof Site>): void {
      setToastText(site.text)
      const all = <Site {...site} />
      // StrictMode mounts everything twice, which shows missing cleanups (e2e/soak/strict.spec.ts).
      root.render(import.meta.env.DEV ? <StrictMode>{all}</StrictMode> : all)
    },
    /** Shows why the site could not start. */
    fail: (failure: ComponentProps<typeof SiteFailure>) => root.render(<SiteFailure {...failure} />),
  }
}

interface Props {
  runtime: Runtime
  text: TranslateFunction
  children?: React.ReactNode
}

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
