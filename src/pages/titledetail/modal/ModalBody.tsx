import { InsteadInDialog } from '../../../catalogue/access/InsteadInDialog'
import { useTitleAccess } from '../../../catalogue/access/useTitleAccess'
import { nameOf } from '../../../catalogue/title/titleFacts'
import { useDocumentTitle } from '../../../site/react/useDocumentTitle'
import { useText } from '../../../text/TextContext'
import { Skeleton } from '../../../ui/Skeleton'
import { TitleHead } from '../TitleHead'
import { TitleViews } from '../TitleViews'
import type { TitleData } from '../useTitle'
import { EpisodeStage } from './EpisodeStage'

interface Props {
  data: TitleData
  slug: string
  onClose: () => void
}

/** What the dialog of a title holds: heading, for a series its episodes, views. Or two lines that say why not. */
export function ModalBody({ data, slug, onClose }: Props) {
  const t = useText()
  const { title, layout, served } = data
  const access = useTitleAccess({ slug, title, error: served.error })
  const name = title && nameOf(title, t)
  useDocumentTitle(name)
  if (access.type !== 'open') return <InsteadInDialog access={access} retry={served.retry} onClose={onClose} />
  if (!title || !layout) return <Skeleton shape="page" />
  const series = title.title_type === 'series'
  const views = series ? { ...layout, views: layout.views.filter(({ type }) => type !== 'seasons') } : layout
  return (
    <>
      <TitleHead title={title} layout={layout} level={2} />
      {served.data && (
        <>
          {series && <EpisodeStage title={served.data} />}
          <TitleViews title={served.data} layout={views} />
        </>
      )}
    </>
  )
}
