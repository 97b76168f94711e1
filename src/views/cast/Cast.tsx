import type { ViewProps } from '../../site/registry'

export default function Cast(_: ViewProps<'cast'>) {
  return null
}
