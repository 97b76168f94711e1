import { ComboboxItem } from '@ariakit/react/combobox'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import { titleLink } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import { matchReason } from './matchReason'
import { splitAtMatch } from './splitAtMatch'

interface Props {
  title: TitleCard
  /** Search terms, which are highlighted */
  terms: string
  /** Shown in the hint, so that the visitor need not open the title to learn it */
  isUnavailable: boolean
  onPress: () => void
}

/** A hint: image, name, type and year of a title */
export function Hint({ title, terms, isUnavailable, onPress }: Props) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const name = titleDisplayName(title, t)
  const parts = splitAtMatch(name, terms)
  const type = title.title_type === 'series' ? t('television') : title.title_type === 'feature' ? t('movie') : undefined
  const facts = [type, title.release_year].filter(Boolean).join(' · ')
  const note = isUnavailable ? t('notAvailableNow') : matchReason(title, terms, t)
  return (
    <ComboboxItem
      className="mq-hint"
      focusOnHover
      render={<SmartLink href={titleLink(title, { config })} />}
      onClick={onPress}
    >
      <span className="mq-hint__art">
        <Picture
          src={cardPicture(title, 'still')}
          fallback={config.missing_img}
          alt=""
          width={320}
          height={180}
          sizes="144px"
        />
      </span>
      <span className="mq-hint__words">
        <span className="mq-hint__name">
          {parts ? (
            <>
              {parts[0]}
              <b>{parts[1]}</b>
              {parts[2]}
            </>
          ) : (
            name
          )}
        </span>
        {facts && <span className="mq-hint__facts">{facts}</span>}
        {note && <span className="mq-hint__facts mq-hint__note">{note}</span>}
      </span>
    </ComboboxItem>
  )
}
