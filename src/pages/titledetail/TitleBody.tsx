import { nameOf } from '../../catalogue/title/titleFacts'
import type { Title } from '../../generated/types'
import { withQuery } from '../../lib/url/withQuery'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { Skeleton } from '../../ui/Skeleton'
import { InlineModules } from './InlineModules'
import { Related } from './Related'
import { TitleHead } from './TitleHead'
import { TitleViews } from './TitleViews'
import type { TitleData } from './useTitle'

interface Props {
  data: TitleData
  modulesUri: string | undefined
}

/** All of a title page. What has not come yet keeps its room. */
export function TitleBody({ data: { title, layout, served }, modulesUri }: Props) {
  const t = useText()
  if (!title || !layout) return <Skeleton shape="page" />
  const whole: Title | undefined = served.data
  const hasName = layout.section.some((part) => part === 'logo' || part === 'heading')
  return (
    <ModuleList uri={whole && listOf(modulesUri, whole)} reserve={false}>
      {!hasName && (
        <h1 className="mq-vh" tabIndex={-1}>
          {nameOf(title, t)}
        </h1>
      )}
      <TitleHead title={title} layout={layout} />
      {whole ? <TitleViews title={whole} layout={layout} /> : <Skeleton shape="row" />}
      {whole?.meta?.modules && <InlineModules title={whole} />}
      {whole && layout.related && <Related title={whole} />}
    </ModuleList>
  )
}

/** The module list of one title: by its id and type (spec, section 7: title module placements). */
const listOf = (uri: string | undefined, { id, slug, title_type }: Title) =>
  withQuery(uri, { title: id ?? slug, type: title_type })
