import { CodePrompt } from '../../account/CodePrompt'
import { LazyNominationsHeading } from '../../catalogue/card/LazyNominationsHeading'
import { CountdownSlot } from '../../catalogue/countdown/CountdownSlot'
import { HiddenHeading, PageFrame } from '../../page/PageFrame'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'

/** Home: the modules of the route, reloaded when the sign-in state changes (spec: Home). */
export default function HomePage({ route }: PageProps) {
  return (
    <PageFrame>
      <HiddenHeading />
      <CountdownSlot />
      <ModuleList
        uri={route?.modules_uri}
        filter={route?.title_filter}
        afterFirst={
          <>
            <CodePrompt />
            {route?.nominations_heading && <LazyNominationsHeading />}
          </>
        }
      />
    </PageFrame>
  )
}
