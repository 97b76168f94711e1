import { useMemo } from 'react'
import { RefusedTitlePage } from '../../catalogue/access/RefusedTitlePage'
import { isRefusedOrFailed } from '../../catalogue/access/titleAccess'
import { useTitleAccess } from '../../catalogue/access/useTitleAccess'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import type { Title } from '../../generated/types'
import { createLoader } from '../../lib/async/loader'
import { withQuery } from '../../lib/url/withQuery'
import { PageFrame } from '../../page/PageFrame'
import { readModuleList } from '../../site/moduleList'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { ModuleSlot } from '../../site/react/ModuleSlot'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { useText } from '../../text/TextContext'
import { Skeleton } from '../../ui/Skeleton'
import { useLoaded } from '../../ui/useLoaded'
import { TitleHead } from './head/TitleHead'
import { Related } from './Related'
import { type TitleData, useTitle } from './useTitle'
import { TitleViews } from './views/TitleViews'

/**
 * A title: its head by the layout of its type, its modules and views (spec: Title detail, parameter slug). At the fixed
 * path /title/{slug} it uses the module list of the site's own route of this kind.
 */
export default function TitlePage({ params, route }: PageProps) {
  const { plan } = useRuntime()
  const source = route ?? plan.routes.find(({ component }) => component === 'titledetail')
  return <LoadedTitlePage slug={params.slug ?? ''} modulesUri={source?.modules_uri} />
}

function LoadedTitlePage({ slug, modulesUri }: { slug: string; modulesUri: string | undefined }) {
  const t = useText()
  const data = useTitle(slug)
  const { title, result } = data
  const { access, retry } = useTitleAccess({ slug, title, ...result })
  if (isRefusedOrFailed(access)) return <RefusedTitlePage access={access} retry={retry} />
  return (
    <PageFrame title={access.type === 'open' && title ? titleDisplayName(title, t) : undefined}>
      {access.type === 'pending' ? <Skeleton shape="page" /> : <TitleBody data={data} modulesUri={modulesUri} />}
    </PageFrame>
  )
}

/** Index of the first of these modules on the page. They are below the first screen, so they load lazily. */
const FIRST_MODULE_INDEX = 3

/** Modules that are part of the title (spec, section 3: meta.modules). */
function InlineModules({ title }: { title: Title }) {
  const runtime = useRuntime()
  const { slug, meta } = title
  const list = useMemo(
    () => createLoader(() => readInlineModules(runtime, slug, meta?.modules)),
    [runtime, slug, meta?.modules],
  )
  const { value = [] } = useLoaded(list)
  return value.map((planned, index) => (
    <ModuleSlot key={planned.key} planned={planned} index={FIRST_MODULE_INDEX + index} />
  ))
}

function readInlineModules({ registry, plan, problems, session }: Runtime, slug: string, modules: unknown) {
  const data = { data: modules }
  const reply = { data, text: JSON.stringify(data), path: `title ${slug}` }
  const now = Date.now() + session.state().clockOffset
  return readModuleList(reply, registry.modules, plan.ignored, problems, now)
}

interface BodyProps {
  data: TitleData
  modulesUri: string | undefined
}

function TitleBody({ data: { title, layout, result }, modulesUri }: BodyProps) {
  const t = useText()
  if (!title || !layout) return <Skeleton shape="page" />
  const fullTitle: Title | undefined = result.data
  const hasName = layout.section.some((part) => part === 'logo' || part === 'heading')
  return (
    <ModuleList uri={fullTitle && moduleListUri(modulesUri, fullTitle)} reserve={false}>
      {!hasName && (
        <h1 className="mq-vh" tabIndex={-1}>
          {titleDisplayName(title, t)}
        </h1>
      )}
      <TitleHead title={title} layout={layout} />
      {fullTitle ? <TitleViews title={fullTitle} layout={layout} /> : <Skeleton shape="row" />}
      {fullTitle?.meta?.modules && <InlineModules title={fullTitle} />}
      {fullTitle && layout.related && <Related title={fullTitle} />}
    </ModuleList>
  )
}

/** Module list for this title: by its id and type (spec, section 7: title module placements). */
const moduleListUri = (uri: string | undefined, { id, slug, title_type }: Title) =>
  withQuery(uri, { title: id ?? slug, type: title_type })
