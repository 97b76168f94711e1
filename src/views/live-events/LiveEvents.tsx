import type { ViewProps } from '../../site/registry'

export default function LiveEvents(_: ViewProps<'live_events'>) {
  return null
}
