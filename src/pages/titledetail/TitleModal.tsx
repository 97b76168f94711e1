import type { ModalProps } from '../../site/registry'

export default function TitleModal(_: ModalProps) {
  return null
}
