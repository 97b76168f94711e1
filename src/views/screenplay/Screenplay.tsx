import type { ViewProps } from '../../site/registry'

export default function Screenplay(_: ViewProps<'screenplay'>) {
  return null
}
