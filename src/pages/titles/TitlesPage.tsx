import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { AllTitles } from './AllTitles'

/** All titles of the service, a page at a time, with filters and an order (spec: Titles page). */
export default function TitlesPage({ route }: PageProps) {
  const t = useText()
  const heading = route?.heading ?? route?.label ?? t('allTitles')
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        <AllTitles route={route} />
      </ModuleList>
    </PageFrame>
  )
}
