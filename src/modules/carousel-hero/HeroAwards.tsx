import { useAwards } from '../../catalogue/card/awards'
import type { TitleCard } from '../../generated/types'
import { useText } from '../../text/TextContext'

/** "3 wins from 4 nominations", the first number large. Nothing where there is nothing to tell. */
export function HeroAwards({ title }: { title: TitleCard }) {
  const t = useText()
  const { award_count: wins = 0, nomination_count: count = 0 } = title.nominations ?? {}
  const shown = useAwards(true)
  if (!shown || wins + count === 0) return null
  const words =
    wins === 0
      ? t('nominationsAlone', { count })
      : count === 0
        ? t('winsAlone', { count: wins })
        : t('winsFrom', { count: wins, nominations: t('nominationsLower', { count }) })
  return (
    <p className="mq-hero__awards">
      <b>{wins || count}</b> <em>{words}</em>
    </p>
  )
}
