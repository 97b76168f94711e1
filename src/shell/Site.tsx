import { BrowserRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { RuntimeProvider } from '../site/RuntimeContext'
import type { Runtime } from '../site/runtime'
import type { Text } from '../text/createText'
import { TextProvider } from '../text/TextContext'
import { Shell } from './Shell'

/** One site, ready to render. */
export function Site({ runtime, text, children }: { runtime: Runtime; text: Text; children?: React.ReactNode }) {
  return (
    <TextProvider value={text}>
      <RuntimeProvider value={runtime}>
        <SWRConfig value={{ ...SERVER_STATE, provider: () => runtime.cache as never }}>
          <BrowserRouter>
            <Shell />
            {children}
          </BrowserRouter>
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
