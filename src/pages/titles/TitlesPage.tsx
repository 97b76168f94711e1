import '../../text/catalogueTexts'
import { PageFrame } from '../../catalogue/PageFrame'
import { PageHeading } from '../../catalogue/PageHeading'
import { ServiceData } from '../../catalogue/ServiceData'
import { ModuleList } from '../../site/ModuleList'
import type { PageProps } from '../../site/pageProps'
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
        <ServiceData>
          <AllTitles route={route} />
        </ServiceData>
      </ModuleList>
    </PageFrame>
  )
}
