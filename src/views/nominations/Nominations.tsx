import type { ViewProps } from '../../site/registry'

export default function Nominations(_: ViewProps<'nominations'>) {
  return null
}
