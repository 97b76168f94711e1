import { LazyNominationsHeading } from '../../catalogue/card/LazyNominationsHeading'
import { HiddenHeading, PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'

/** A page of modules, with the route's css id (spec: Modules-only page). */
export default function ModulesOnlyPage({ route }: PageProps) {
  return (
    <PageFrame>
      <ModuleList
        uri={route?.modules_uri}
        filter={route?.title_filter}
        afterFirst={route?.nominations_heading && !route.heading && <LazyNominationsHeading />}
        reserve
      >
        {route?.heading ? (
          <>
            <PageHeading heading={route.heading} />
            {route?.nominations_heading && <LazyNominationsHeading />}
          </>
        ) : (
          <HiddenHeading />
        )}
      </ModuleList>
    </PageFrame>
  )
}
