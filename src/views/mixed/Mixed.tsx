import type { ViewProps } from '../../site/registry'

export default function Mixed(_: ViewProps<'mixed'>) {
  return null
}
