import type { ViewProps } from '../../site/registry'

export default function Extra(_: ViewProps<'extra'>) {
  return null
}
