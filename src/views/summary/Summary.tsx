import type { ViewProps } from '../../site/registry'

export default function Summary(_: ViewProps<'summary'>) {
  return null
}
