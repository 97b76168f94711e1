import { HiddenHeading } from '../../catalogue/HiddenHeading'
import { PageFrame } from '../../catalogue/PageFrame'
import { PageHeading } from '../../catalogue/PageHeading'
import { ModuleList } from '../../site/ModuleList'
import type { PageProps } from '../../site/pageProps'

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
