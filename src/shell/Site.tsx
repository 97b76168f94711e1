import { BrowserRouter } from 'react-router-dom'
import { ConsentProvider } from '../consent/ConsentContext'
import type { Consent } from '../consent/consent'
import { RuntimeProvider } from '../site/react/RuntimeContext'
import type { Runtime } from '../site/runtime'
import type { Text } from '../text/createText'
import { TextProvider } from '../text/TextContext'
import { Boundary } from '../ui/Boundary'
import { LateSiteFailure } from './failure/LateFailure'
import { Shell } from './Shell'

interface Props {
  runtime: Runtime
  text: Text
  consent: Consent
  children?: React.ReactNode
}

/** One site, ready to render. */
export function Site({ runtime, text, consent, children }: Props) {
  return (
    <TextProvider value={text}>
      <RuntimeProvider value={runtime}>
        <ConsentProvider value={consent}>
          <Boundary resetKey={runtime} fallback={(error, retry) => <LateSiteFailure error={error} retry={retry} />}>
            <BrowserRouter>
              <Shell />
              {children}
            </BrowserRouter>
          </Boundary>
        </ConsentProvider>
      </RuntimeProvider>
    </TextProvider>
  )
}
