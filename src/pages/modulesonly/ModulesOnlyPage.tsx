import { HiddenHeading, PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'

/** A page of modules, with the route's css id (spec: Modules-only page). */
export default function ModulesOnlyPage({ route }: PageProps) {
  return (
    <PageFrame>
      <ModuleList uri={route?.modules_uri} reserve>
        {route?.heading ? <PageHeading heading={route.heading} /> : <HiddenHeading />}
      </ModuleList>
    </PageFrame>
  )
}
