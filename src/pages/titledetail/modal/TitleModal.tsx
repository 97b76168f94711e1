import { useState } from 'react'
import { RefusedTitleInDialog } from '../../../catalogue/access/RefusedTitleInDialog'
import { isRefused } from '../../../catalogue/access/titleAccess'
import { useTitleAccess } from '../../../catalogue/access/useTitleAccess'
import { nameOf } from '../../../catalogue/title/titleFacts'
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

/** A title in a dialog over the page that it was chosen on (spec: title modal; config: is_show_title_in_modal). */
export default function TitleModal({ params, onClose }: ModalProps) {
  return <Modal slug={params.slug ?? ''} onClose={onClose} />
}

function Modal({ slug, onClose }: { slug: string; onClose: () => void }) {
  const t = useText()
  const data = useTitle(slug)
  const { title, answer } = data
  const { access, retry } = useTitleAccess({ slug, title, ...answer })
  const name = access.type === 'open' && title ? nameOf(title, t) : t(isRefused(access) ? 'details' : 'loading')
  useDocumentTitle(name)
  return (
    <Dialog name={name} className="mq-title-modal" onClose={onClose}>
      <CloseButton onClose={onClose} />
      {isRefused(access) ? (
        <RefusedTitleInDialog access={access} retry={retry} onClose={onClose} />
      ) : (
        <ModalBody key={slug} data={data} waits={access.type === 'pending'} />
      )}
    </Dialog>
  )
}

/** Leaves the dialog. It stays in sight while the dialog is scrolled. */
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
  /** true: nobody knows yet whether it may be seen. */
  waits: boolean
}

/** What a title that plays still says below its player; its name in letters, since lettering is made for its picture. */
const besides = (section: readonly SectionPart[]): SectionPart[] => [
  'heading',
  ...section.filter((part) => !['heading', 'logo', 'watch', 'continue_watching', 'back'].includes(part)),
]

/**
 * What the dialog of a title holds: heading, for a series its episodes, views (spec, section 2: title modal with player).
 * Watch puts the player in the place of the picture.
 */
function ModalBody({ data: { title, layout, answer }, waits }: BodyProps) {
  const [plays, setPlays] = useState(false)
  if (!title || !layout || waits) return <Skeleton shape="page" />
  const series = title.title_type === 'series'
  const views = series ? { ...layout, views: layout.views.filter(({ type }) => type !== 'seasons') } : layout
  const shown = plays ? { ...layout, background: 'none' as const, section: besides(layout.section) } : layout
  return (
    <>
      {plays && <PlayerSlot title={answer.data} begins inDialog />}
      <TitleHead title={title} layout={shown} level={2} onPlay={series ? undefined : () => setPlays(true)} />
      {answer.data && (
        <>
          {series && <EpisodeSpotlight title={answer.data} />}
          <TitleViews title={answer.data} layout={views} />
        </>
      )}
    </>
  )
}
