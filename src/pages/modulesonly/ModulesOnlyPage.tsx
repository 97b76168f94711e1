import { LazyNominationsHeading } from '../../catalogue/card/LazyNominationsHeading'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { usePageModules } from '../../site/react/PageModules'
import { useRuntime } from '../../site/react/RuntimeContext'

/** A page of modules with the route's css id (spec: Modules-only page). */
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
          <LabelHeading label={route?.label} />
        )}
      </ModuleList>
    </PageFrame>
  )
}

/**
 * Heading of a page without one in its route: visible if the page starts with text, otherwise only for screen readers.
 * It is always the same element, because it may have the focus.
 */
function LabelHeading({ label }: { label: string | undefined }) {
  const { title } = useRuntime().plan
  const [first] = usePageModules()
  const visible = label !== undefined && first?.entry.reserve === 'text' && !first.heading
  return (
    <div className={visible ? 'mq-heading mq-wrap' : 'mq-vh'}>
      <h1 tabIndex={-1}>{label ?? title}</h1>
    </div>
  )
}
