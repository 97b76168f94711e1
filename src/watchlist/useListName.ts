import { useRuntime } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'

/** What this site calls the viewer's list, on buttons and in sentences: as its route does, else "My list". */
export function useListName(): string {
  const t = useText()
  const { routing } = useRuntime().plan.document.site_config
  const route = routing.find(({ component }) => component === 'watchlist')
  return route?.label ?? route?.heading ?? t('addToList')
}
