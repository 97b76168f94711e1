import type { ViewProps } from '../../site/registry'

export default function Soundtrack(_: ViewProps<'soundtrack'>) {
  return null
}
