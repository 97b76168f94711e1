import type { ViewProps } from '../../site/registry'

export default function Clip(_: ViewProps<'clip'>) {
  return null
}
