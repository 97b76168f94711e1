import type { Season } from '../../generated/types'
import type { Text } from '../../text/createText'

/** The season's own name, else "Season" and its number. */
export const seasonName = ({ name, season_num }: Season, t: Text): string =>
  name?.trim() || t('season', { number: season_num })
