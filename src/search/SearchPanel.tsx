import type { ComboboxStore } from '@ariakit/react/combobox'
import { useText } from '../text/TextContext'
import { Button } from '../ui/Button'
import { HintList } from './hints/HintList'
import type { Hints } from './hints/useHints'
import { RecentList } from './RecentList'
import { useRecentSearches } from './recentSearches'
import { toHintTerms } from './searchTerms'

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

/** Panel below the field: hints, or recent searches while the text is too short. Screen readers announce the number. */
export function SearchPanel({ recent, ...props }: Props) {
  const { path, text, hints, onLeave } = props
  const t = useText()
  const { list } = useRecentSearches()
  const { result, failed } = hints
  const hasTerms = toHintTerms(text) !== undefined
  const count = hasTerms ? result?.titles.length : undefined
  const isWaiting = hasTerms && !failed && count === undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps the focus in the field
    <div
      className={isWaiting ? 'mq-search-box__panel mq-search-box__panel--waiting' : 'mq-search-box__panel'}
      hidden={!hasTerms && !(recent && list.length > 0)}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className="mq-vh" role="status">
        {count === undefined ? '' : count > 0 ? t('hints', { count }) : t('noResults')}
      </p>
      {hasTerms ? <HintResults {...props} /> : recent && <RecentList path={path} onPress={onLeave} />}
    </div>
  )
}

function HintResults({ hints: { result, failed, retry }, ...rest }: Omit<Props, 'recent'>) {
  const t = useText()
  if (failed)
    return (
      <div className="mq-search-box__note" role="alert">
        <span>{t('searchFailed')}</span>
        <Button kind="line" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  if (!result) return <HintsSkeleton />
  if (result.titles.length === 0)
    return (
      <div className="mq-search-box__note" aria-hidden="true">
        <span>{t('noResults')}</span>
      </div>
    )
  return <HintList {...rest} titles={result.titles} terms={result.terms} />
}

/** Skeleton of the hints, visible after 200 ms */
function HintsSkeleton() {
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
