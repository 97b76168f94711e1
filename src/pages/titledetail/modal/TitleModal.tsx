import { useState } from 'react'
import { RefusedTitleInDialog } from '../../../catalogue/access/RefusedTitleInDialog'
import { isRefusedOrFailed } from '../../../catalogue/access/titleAccess'
import { useTitleAccess } from '../../../catalogue/access/useTitleAccess'
import { titleDisplayName } from '../../../catalogue/title/titleFacts'
import { PlayerSlot } from '../../../playback/slot/PlayerSlot'
import { useDocumentTitle } from '../../../site/react/useDocumentTitle'
import type { ModalProps } from '../../../site/registry'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { Dialog } from '../../../ui/overlay/Dialog'
import { Skeleton } from '../../../ui/Skeleton'
import type { SectionPart } from '../head/parts'
import { TitleHead } from '../head/TitleHead'
import { type TitleData, useTitle } from '../useTitle'
import { TitleViews } from '../views/TitleViews'
import { EpisodeSpotlight } from './EpisodeSpotlight'
import './titleModal.scss'

/** A title in a dialog above the page (spec: title modal; config: is_show_title_in_modal). */
export default function TitleModal({ params, onClose }: ModalProps) {
  return <Modal slug={params.slug ?? ''} onClose={onClose} />
}

function Modal({ slug, onClose }: { slug: string; onClose: () => void }) {
  const t = useText()
  const data = useTitle(slug)
  const { title, result } = data
  const { access, retry } = useTitleAccess({ slug, title, ...result })
  const name =
    access.type === 'open' && title ? titleDisplayName(title, t) : t(isRefusedOrFailed(access) ? 'details' : 'loading')
  useDocumentTitle(name)
  return (
    <Dialog name={name} className="mq-title-modal" onClose={onClose}>
      <CloseButton onClose={onClose} />
      {isRefusedOrFailed(access) ? (
        <RefusedTitleInDialog access={access} retry={retry} onClose={onClose} />
      ) : (
        <ModalBody key={slug} data={data} isAccessPending={access.type === 'pending'} />
      )}
    </Dialog>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <div className="mq-title-modal__close">
      <button type="button" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}

interface BodyProps {
  data: TitleData
  /** True until access to the title is known. */
  isAccessPending: boolean
}

/** Parts below the player of a playing title. The name is shown as text, because a logo is designed for its image. */
const sectionBelowPlayer = (section: readonly SectionPart[]): SectionPart[] => [
  'heading',
  ...section.filter((part) => !['heading', 'logo', 'watch', 'continue_watching', 'back'].includes(part)),
]

/**
 * Head, episodes of a series and views (spec, section 2: title modal with player). Watch replaces the image by the
 * player.
 */
function ModalBody({ data: { title, layout, result }, isAccessPending }: BodyProps) {
  const [playing, setPlaying] = useState(false)
  if (!title || !layout || isAccessPending) return <Skeleton shape="page" />
  const isSeries = title.title_type === 'series'
  const views = isSeries ? { ...layout, views: layout.views.filter(({ type }) => type !== 'seasons') } : layout
  const headLayout = playing
    ? { ...layout, background: 'none' as const, section: sectionBelowPlayer(layout.section) }
    : layout
  return (
    <>
      {playing && <PlayerSlot title={result.data} autoplay inDialog />}
      <TitleHead title={title} layout={headLayout} level={2} onPlay={isSeries ? undefined : () => setPlaying(true)} />
      {result.data && (
        <>
          {isSeries && <EpisodeSpotlight title={result.data} />}
          <TitleViews title={result.data} layout={views} />
        </>
      )}
    </>
  )
}
