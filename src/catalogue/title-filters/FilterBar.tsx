import type { ReactNode } from 'react'
import { EmptyState } from '../../page/EmptyState'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { type Choice, Select } from '../../ui/form/Select'
import { type FilterChoices, isFiltered, NO_FILTERS, type TitleFilters, titleTypeLabel } from './titleFilters'
import './filterBar.scss'

interface Props {
  /** Filters without choices are not shown. */
  choices: FilterChoices
  filters: TitleFilters
  /** Number of matching titles; undefined: not known yet. */
  count: number | undefined
  /** Receives only the changed filters. */
  onChange: (change: TitleFilters) => void
  /** true: genres are loading, so their space is reserved. */
  waiting?: boolean
  /** More controls, for example the sort. */
  children?: ReactNode
}

/** The filters Type, Rating and Genre of a list of titles, each with "Any" (spec: Module page). */
export function FilterBar({ choices, filters, count, onChange, waiting, children }: Props) {
  const t = useText()
  const filter = (key: keyof TitleFilters, options: readonly Choice[], isLoading = false) =>
    (options.length > 0 || isLoading) && (
      <Select
        label={t(key)}
        value={filters[key] ?? ''}
        choices={[{ value: '', label: t('any') }, ...options]}
        onChange={(value) => onChange({ [key]: value || undefined })}
      />
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve
    <div role="search" className="mq-filters" aria-label={t('filters')}>
      <div className="mq-filters__row">
        {filter(
          'type',
          choices.types.map((value) => ({ value, label: titleTypeLabel(value, t) })),
        )}
        {filter(
          'rating',
          choices.ratings.map((value) => ({ value, label: value })),
        )}
        {filter(
          'genre',
          choices.genres.map(({ slug, name }) => ({ value: slug, label: name })),
          waiting,
        )}
        {children}
      </div>
      <span className="mq-filters__end">
        <span className="mq-filters__count" role="status">
          {count === undefined ? null : count > 0 ? (
            t('films', { count })
          ) : (
            <span className="mq-vh">{t('noTitles')}</span>
          )}
        </span>
        {isFiltered(filters) && count !== undefined && count > 0 && (
          <Button kind="line" onClick={() => onChange(NO_FILTERS)}>
            {t('resetFilters')}
          </Button>
        )}
      </span>
    </div>
  )
}

/**
 * Empty state of a list of titles, with the spec's text.
 * @param onReset resets the filters; undefined: none are set
 */
export function NoTitles({ onReset }: { onReset?: () => void }) {
  const t = useText()
  return (
    <EmptyState text={t('noTitles')}>
      {onReset && (
        <Button kind="line" onClick={onReset}>
          {t('resetFilters')}
        </Button>
      )}
    </EmptyState>
  )
}
