import { useEffect } from 'react'
import { nameOf } from '../../../catalogue/titleFacts'
import { useRuntime } from '../../../site/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { Skeleton } from '../../../ui/Skeleton'
import { TitleHead } from '../TitleHead'
import { TitleViews } from '../TitleViews'
import { useAccess } from '../useAccess'
import type { TitleData } from '../useTitle'
import { EpisodeStage } from './EpisodeStage'
import { ModalMessage } from './ModalMessage'

interface Props {
  data: TitleData
  slug: string
  onClose: () => void
}

/** What the dialog of a title holds: heading, for a series its episodes, views. Or two lines that say why not. */
export function ModalBody({ data, slug, onClose }: Props) {
  const t = useText()
  const { plan } = useRuntime()
  const access = useAccess(data, slug)
  const { title, layout, served } = data
  const name = title && nameOf(title, t)
  useEffect(() => {
    if (name) document.title = `${name} · ${plan.title}`
  }, [name, plan])
  if (access.type !== 'open') return <ModalMessage access={access} retry={served.retry} onClose={onClose} />
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
