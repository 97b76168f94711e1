import type { ViewProps } from '../../site/registry'

export default function Gallery(_: ViewProps<'gallery'>) {
  return null
}
