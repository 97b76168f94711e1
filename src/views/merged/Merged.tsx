import type { ViewProps } from '../../site/registry'

export default function Merged(_: ViewProps<'merged'>) {
  return null
}
