import { useMemo } from 'react'
import { NoContent } from '../../catalogue/access/NoContent'
import { NominationsHeading } from '../../catalogue/card/NominationsHeading'
import type { TitleFilter } from '../../generated/types'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import type { PageProps } from '../../site/pageProps'
import { ModuleSlot } from '../../site/react/ModuleSlot'
import { PageModulesProvider } from '../../site/react/PageModules'
import { useRuntime } from '../../site/react/RuntimeContext'
import { applyTitleFilter } from '../../site/react/TitleFilterMenu'
import { useModuleList } from '../../site/react/useModuleList'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Landing, LandingSkeleton } from './Landing'
import { landingModules, useLandingTitle } from './landingModules'

/**
 * A page that starts with one title on the whole screen, with a muted clip or an image (spec: videolanding). It is the
 * first title in the placements of `modules_uri`, with the heading and button text of its placement; the other
 * placements follow below. A list without titles is rendered as a page of modules.
 */
export default function VideoLandingPage({ route }: PageProps) {
  return (
    <PageFrame>
      <LandingContent uri={route?.modules_uri} filter={route?.title_filter} heading={route?.heading ?? route?.label} />
    </PageFrame>
  )
}

interface Props {
  uri: string | undefined
  filter: TitleFilter | undefined
  heading: string | undefined
}

function LandingContent({ uri, filter, heading }: Props) {
  const t = useText()
  const { plan, registry } = useRuntime()
  const { modules: listedModules, error, retry } = useModuleList(uri)
  const modules = useMemo(
    () => listedModules && applyTitleFilter(listedModules, filter, registry.modules),
    [listedModules, filter, registry],
  )
  const { first, rest } = landingModules(modules ?? [])
  const landing = useLandingTitle(first)
  const retryFailed = landing.error === undefined ? retry : landing.retry
  if (error !== undefined || landing.error !== undefined) {
    return (
      <div className="mq-section mq-list-failed" data-opening="hero">
        <Notice title={t('listFailed')} action={{ label: t('tryAgain'), onPress: retryFailed }} />
      </div>
    )
  }
  if (!modules || landing.loading) return <LandingSkeleton />
  // With an invalid title the page is plain, and its placement shows the error.
  const modulesBelow = landing.title || !first ? rest : modules
  return (
    <PageModulesProvider value={modules}>
      {landing.title && first ? (
        <Landing title={landing.title} settings={landing.settings} planned={first} />
      ) : (
        <PageHeading heading={heading ?? plan.title} />
      )}
      <NominationsHeading />
      {modules.length === 0 && <NoContent />}
      {modulesBelow.map((planned, index) => (
        <ModuleSlot key={planned.key} planned={planned} index={index + 1} />
      ))}
    </PageModulesProvider>
  )
}
