import type { ViewProps } from '../../site/registry'

export default function Spoilers(_: ViewProps<'spoilers'>) {
  return null
}
