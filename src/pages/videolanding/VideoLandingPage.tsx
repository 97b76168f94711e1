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
import { withTitleFilter } from '../../site/react/TitleFilterMenu'
import { useModuleList } from '../../site/react/useModuleList'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Landing, LandingSkeleton } from './Landing'
import { landingModules, useLandingTitle } from './landingModules'

/**
 * A page that opens with one title over the whole screen: a clip without sound where it has one, else its picture
 * (spec: videolanding). The title is the first of the first placement of the route's `modules_uri` that holds any, with
 * that placement's heading and button words; the other placements stand below. A list without titles is a page of modules.
 */
export default function VideoLandingPage({ route }: PageProps) {
  return (
    <PageFrame>
      <LandingOf uri={route?.modules_uri} filter={route?.title_filter} heading={route?.heading ?? route?.label} />
    </PageFrame>
  )
}

interface Props {
  uri: string | undefined
  filter: TitleFilter | undefined
  heading: string | undefined
}

function LandingOf({ uri, filter, heading }: Props) {
  const t = useText()
  const { plan, registry } = useRuntime()
  const { modules: listed, error, retry } = useModuleList(uri)
  const modules = useMemo(() => listed && withTitleFilter(listed, filter, registry.modules), [listed, filter, registry])
  const { first, rest } = landingModules(modules ?? [])
  const landing = useLandingTitle(first)
  const again = landing.error === undefined ? retry : landing.retry
  if (error !== undefined || landing.error !== undefined) {
    return (
      <div className="mq-section mq-list-failed" data-opening="hero">
        <Notice title={t('listFailed')} action={{ label: t('tryAgain'), onPress: again }} />
      </div>
    )
  }
  if (!modules || landing.loading) return <LandingSkeleton />
  // What a broken title leaves is a plain page; then its placement tells in its own place what is wrong.
  const shown = landing.title || !first ? rest : modules
  return (
    <PageModulesProvider value={modules}>
      {landing.title && first ? (
        <Landing title={landing.title} settings={landing.settings} planned={first} />
      ) : (
        <PageHeading heading={heading ?? plan.title} />
      )}
      <NominationsHeading />
      {modules.length === 0 && <NoContent />}
      {shown.map((planned, index) => (
        <ModuleSlot key={planned.key} planned={planned} index={index + 1} />
      ))}
    </PageModulesProvider>
  )
}
