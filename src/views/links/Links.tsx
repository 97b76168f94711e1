import type { ViewProps } from '../../site/registry'

export default function Links(_: ViewProps<'links'>) {
  return null
}
