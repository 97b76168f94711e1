import type { ViewProps } from '../../site/registry'

export default function Seasons(_: ViewProps<'seasons'>) {
  return null
}
