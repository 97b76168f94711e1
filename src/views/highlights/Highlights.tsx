import type { ViewProps } from '../../site/registry'

export default function Highlights(_: ViewProps<'highlights'>) {
  return null
}
