import { useQuery } from '../../data/useQuery'
import { MessagePage } from '../../page/MessagePage'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { slugToName } from '../../service/genres'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { ModuleSlot } from '../../site/react/ModuleSlot'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { ModuleTitles } from './ModuleTitles'
import { type ModulePageData, modulePageQuery } from './modulePageQuery'
import { moduleTitles } from './moduleTitles'

/**
 * A module as a page: its titles with filters (spec: /category/{moduleSlug}, and the kind module with the parameter
 * module_name or the route's modules_uri). A module without titles is rendered unchanged.
 */
export default function ModulePage({ route, params }: PageProps) {
  const t = useText()
  const runtime = useRuntime()
  const slug = params.moduleSlug ?? params.module_name
  const uri = route?.modules_uri
  const { data, error, retry } = useQuery(modulePageQuery(runtime, slug, uri))
  if (data === null) {
    return <MessagePage heading={t('noModule')} text={t('noModuleMore')} link={{ href: '/', label: t('goHome') }} />
  }
  const heading = data && headingFor(data, slug ?? '')
  const pageHeading = heading ?? route?.heading ?? route?.label ?? (slug && slugToName(slug)) ?? ''
  const titles = moduleTitles(data?.ready.module)
  return (
    <PageFrame title={heading ?? route?.heading ?? route?.label}>
      <ModuleList uri={slug === undefined ? undefined : uri}>
        {!data ? (
          <>
            <PageHeading heading={pageHeading} />
            <LoadingOrFailed error={error} retry={retry} />
          </>
        ) : titles ? (
          <>
            <PageHeading heading={pageHeading} />
            <ModuleTitles planned={data.planned} module={data.ready.module} titles={titles} route={route} />
          </>
        ) : (
          <>
            <h1 className="mq-vh" tabIndex={-1}>
              {heading}
            </h1>
            <ModuleSlot planned={data.planned} index={0} />
          </>
        )}
      </ModuleList>
    </PageFrame>
  )
}

function headingFor({ planned }: ModulePageData, slug: string): string {
  const { name } = planned.raw
  return planned.heading || (typeof name === 'string' && name) || slug
}

function LoadingOrFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useText()
  return (
    <div className="mq-section">
      {error ? (
        <Notice title={t('moduleFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
      ) : (
        <Skeleton shape="grid" />
      )}
    </div>
  )
}
