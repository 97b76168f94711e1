import type { ModalProps } from '../../site/registry'
import { Play } from './PlayPage'

/** A title that plays in a dialog over the page behind it (config: modal_playback). */
export default function PlayModal({ params, onClose }: ModalProps) {
  const slug = params.slug ?? ''
  return <Play key={slug} slug={slug} onClose={onClose} inDialog />
}
