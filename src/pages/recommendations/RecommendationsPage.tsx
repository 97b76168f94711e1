import { EmptyState } from '../../page/EmptyState'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Recommended } from './Recommended'

/**
 * Collections that are recommended to the viewer, twelve on a page (spec part 2, section 2: Recommendations page).
 * Like all collections they are for those who are signed in; others are asked to.
 */
export default function RecommendationsPage({ route }: PageProps) {
  const t = useText()
  const { session } = useRuntime()
  const { signedIn } = useSession()
  const heading = route?.heading ?? route?.label ?? t('recommendations')
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        {signedIn ? (
          <Recommended />
        ) : (
          <EmptyState text={t('recommendationsSignIn')}>
            <Button kind="first" onClick={() => session.ask()}>
              {t('signIn')}
            </Button>
          </EmptyState>
        )}
      </ModuleList>
    </PageFrame>
  )
}
