import { BrowserRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { ConsentProvider } from '../consent/ConsentContext'
import type { Consent } from '../consent/consent'
import { RuntimeProvider } from '../site/RuntimeContext'
import type { Runtime } from '../site/runtime'
import type { Text } from '../text/createText'
import { TextProvider } from '../text/TextContext'
import { Boundary } from '../ui/Boundary'
import { Shell } from './Shell'
import { SiteFailure } from './SiteFailure'

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
        <SWRConfig value={{ ...SERVER_STATE, provider: () => runtime.cache as never }}>
          <ConsentProvider value={consent}>
            <Boundary
              resetKey={runtime}
              fallback={(error, retry) => <SiteFailure error={error} retry={async () => retry()} />}
            >
              <BrowserRouter>
                <Shell />
                {children}
              </BrowserRouter>
            </Boundary>
          </ConsentProvider>
        </SWRConfig>
      </RuntimeProvider>
    </TextProvider>
  )
}

/** Retries are the business of `service/http` (reliability P4); catalogue data is not read again at every look (P9). */
const SERVER_STATE = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateIfStale: false,
  keepPreviousData: true,
}
