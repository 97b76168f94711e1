import type { SeasonGroup } from '../../service/seasons'
import { useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Select } from '../../ui/form/Select'
import { seasonName } from './seasonName'
import { watchedCount } from './watched'
import './seasonPick.scss'

interface Props {
  groups: readonly SeasonGroup[]
  shown: SeasonGroup
  onChoose: (season: string) => void
  /** true: seasons are not named. */
  quiet?: boolean
}

/** Which season is shown: a list where there are several, its name where there is one; and how much of it was watched. */
export function SeasonPick({ groups, shown, onChoose, quiet }: Props) {
  const t = useText()
  const { signedIn } = useSession()
  const { season, episodes } = shown
  const choices = groups.map((group) => ({
    value: String(group.season.season_num),
    label: seasonName(group.season, t),
  }))
  const counted = signedIn && episodes.length > 0
  if (quiet && !counted) return null
  return (
    <div className="mq-season-pick">
      {quiet ? null : choices.length > 1 ? (
        <Select
          label={t('seasonChoice')}
          quiet
          value={String(season.season_num)}
          choices={choices}
          onChange={onChoose}
        />
      ) : (
        <p className="mq-season-pick__name">{seasonName(season, t)}</p>
      )}
      {counted && (
        <p className="mq-season-pick__watched">
          {t('watchedOf', { watched: watchedCount(episodes), count: episodes.length })}
        </p>
      )}
    </div>
  )
}
