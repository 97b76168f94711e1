import { CodePromptPlace } from '../../catalogue/CodePromptPlace'
import { CountdownPlace } from '../../catalogue/CountdownPlace'
import { HiddenHeading } from '../../catalogue/HiddenHeading'
import { PageFrame } from '../../catalogue/PageFrame'
import { ModuleList } from '../../site/ModuleList'
import type { PageProps } from '../../site/pageProps'

/** Home: the modules of the route, read again when the sign-in state changes (spec: Home). */
export default function HomePage({ route }: PageProps) {
  return (
    <PageFrame>
      <HiddenHeading />
      <CountdownPlace />
      <ModuleList uri={route?.modules_uri} afterFirst={<CodePromptPlace />} />
    </PageFrame>
  )
}
