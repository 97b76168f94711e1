import { nameOf } from '../../catalogue/title/titleFacts'
import type { ModalProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Dialog } from '../../ui/overlay/Dialog'
import { CloseButton } from './modal/CloseButton'
import { ModalBody } from './modal/ModalBody'
import { useTitle } from './useTitle'
import './modal/titleModal.scss'

/** A title in a dialog over the page that it was chosen on (spec: title modal; config: is_show_title_in_modal). */
export default function TitleModal({ params, onClose }: ModalProps) {
  return <Modal slug={params.slug ?? ''} onClose={onClose} />
}

function Modal({ slug, onClose }: { slug: string; onClose: () => void }) {
  const t = useText()
  const data = useTitle(slug)
  return (
    <Dialog name={data.title ? nameOf(data.title, t) : t('loading')} className="mq-title-modal" onClose={onClose}>
      <CloseButton onClose={onClose} />
      <ModalBody key={slug} data={data} slug={slug} onClose={onClose} />
    </Dialog>
  )
}
