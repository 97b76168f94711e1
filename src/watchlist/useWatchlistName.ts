import { useRuntime } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'

/** Name of the viewer's list: that of its route, else "My list" */
export function useWatchlistName(): string {
  const t = useText()
  const { routing } = useRuntime().plan.document.site_config
  const route = routing.find(({ component }) => component === 'watchlist')
  return route?.label ?? route?.heading ?? t('addToList')
}
