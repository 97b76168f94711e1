import { ComboboxItem, ComboboxList, type ComboboxStore } from '@ariakit/react/combobox'
import { useIsUnavailable } from '../catalogue/access/useTitleAccess'
import { cardPicture } from '../catalogue/card/cardPicture'
import { nameOf } from '../catalogue/title/titleFacts'
import { titleLink } from '../catalogue/title/titleLink'
import type { TitleCard } from '../generated/types'
import { isPlainClick } from '../lib/url/isPlainClick'
import { useRuntime } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Picture } from '../ui/picture/Picture'
import { SmartLink } from '../ui/SmartLink'
import { hitReason } from './hitReason'
import { matchIn } from './matchIn'
import { RecentList } from './RecentList'
import { useRecentSearches } from './recentSearches'
import { hintWords, searchAddress, searchWords } from './searchWords'
import type { Hints } from './useHints'

interface Props {
  store: ComboboxStore
  /** Path of the search page */
  path: string
  /** Text of the field */
  text: string
  hints: Hints
  /** Whether to show recent searches */
  recent: boolean
  /** Called when an entry is opened */
  onLeave: () => void
  /** Opens all results */
  onAll: () => void
}

/**
 * Panel below the field: hints, or recent searches while the text is too short. Screen readers announce the number. Each
 * condition is one part of the JSX.
 */
export function SearchPanel({ store, path, text, hints, recent, onLeave, onAll }: Props) {
  const t = useText()
  const { list } = useRecentSearches()
  const isUnavailable = useIsUnavailable()
  const { result, failed, retry } = hints
  const wanted = hintWords(text) !== undefined
  const count = wanted ? result?.titles.length : undefined
  const status = count === undefined || failed ? '' : count > 0 ? t('hints', { count }) : t('noResults')
  const waiting = wanted && !failed && count === undefined
  const nothing = !wanted && !(recent && list.length > 0)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field, whatever is pressed
    <div
      className={waiting ? 'mq-search-box__panel mq-search-box__panel--waiting' : 'mq-search-box__panel'}
      hidden={nothing}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className="mq-vh" role="status">
        {status}
      </p>
      {!wanted && recent && <RecentList path={path} onPress={onLeave} />}
      {waiting && <Waiting />}
      {wanted && failed && (
        <div className="mq-search-box__note" role="alert">
          <span>{t('searchFailed')}</span>
          <Button kind="line" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {wanted && count === 0 && (
        <div className="mq-search-box__note" aria-hidden="true">
          <span>{t('noResults')}</span>
        </div>
      )}
      {wanted && result && count !== 0 && !failed && (
        <ComboboxList store={store} alwaysVisible aria-label={t('search')}>
          {result.titles.map((title) => (
            <Hint key={title.slug} title={title} terms={result.terms} closed={isUnavailable(title)} onPress={onLeave} />
          ))}
          <ComboboxItem
            className="mq-search-box__all"
            focusOnHover
            render={<SmartLink href={searchAddress(path, text)} />}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              onAll()
            }}
          >
            <span>{t('allResults', { words: searchWords(text) })}</span>
            <Icon name="next" />
          </ComboboxItem>
        </ComboboxList>
      )}
    </div>
  )
}

interface HintProps {
  title: TitleCard
  /** Search terms, which are highlighted */
  terms: string
  /** Whether the title is unavailable, which its page would only confirm. */
  closed: boolean
  onPress: () => void
}

/** A hint: image, name, type and year of a title */
function Hint({ title, terms, closed, onPress }: HintProps) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const name = nameOf(title, t)
  const parts = matchIn(name, terms)
  const type = title.title_type === 'series' ? t('television') : title.title_type === 'feature' ? t('movie') : undefined
  const facts = [type, title.release_year].filter(Boolean).join(' · ')
  const note = closed ? t('notAvailableNow') : hitReason(title, terms, t)
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

/** Skeleton of the hints, visible after 200 ms */
function Waiting() {
  return (
    <div className="mq-skeleton mq-search-box__skeleton" aria-hidden="true">
      {Array.from({ length: 5 }, (_, i) => (
        <span key={i} className="mq-hint">
          <i className="mq-skeleton__part mq-hint__art" />
          <i className="mq-skeleton__part" />
        </span>
      ))}
    </div>
  )
}
