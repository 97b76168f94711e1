import type { ViewProps } from '../../site/registry'

export default function Feature(_: ViewProps<'feature'>) {
  return null
}
