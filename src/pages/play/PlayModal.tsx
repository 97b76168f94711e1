import type { ModalProps } from '../../site/registry'
import { Play } from './PlayPage'

/** Plays a title in a dialog above the page (config: modal_playback). */
export default function PlayModal({ params, onClose }: ModalProps) {
  const slug = params.slug ?? ''
  return <Play key={slug} slug={slug} onClose={onClose} inDialog />
}
