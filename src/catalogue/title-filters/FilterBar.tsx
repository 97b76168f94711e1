import '../../text/catalogueTexts'
import type { ReactNode } from 'react'
import type { Text } from '../../text/createText'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/Select'
import { type FilterChoices, isFiltered, type TitleFilters } from './titleFilters'
import './filterBar.scss'

interface Props {
  choices: FilterChoices
  filters: TitleFilters
  /** Number of titles that pass. */
  count: number
  onChange: (filters: TitleFilters) => void
  /** Further controls, for example the sort. */
  children?: ReactNode
}

/** The filters Type, Rating and Genre of a list of titles, each with Any (spec: Module page). */
export function FilterBar({ choices, filters, count, onChange, children }: Props) {
  const t = useText()
  const any = { value: '', label: t('any') }
  const set = (key: keyof TitleFilters) => (value: string) => onChange({ ...filters, [key]: value || undefined })
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve
    <div role="search" className="mq-filters" aria-label={t('filters')}>
      <Select
        label={t('type')}
        value={filters.type ?? ''}
        choices={[any, ...choices.types.map((value) => ({ value, label: typeName(value, t) }))]}
        onChange={set('type')}
      />
      <Select
        label={t('rating')}
        value={filters.rating ?? ''}
        choices={[any, ...choices.ratings.map((value) => ({ value, label: value }))]}
        onChange={set('rating')}
      />
      <Select
        label={t('genre')}
        value={filters.genre ?? ''}
        choices={[any, ...choices.genres.map(({ slug, name }) => ({ value: slug, label: name }))]}
        onChange={set('genre')}
      />
      {children}
      <span className="mq-filters__end">
        <span className="mq-filters__count" role="status">
          {count > 0 ? t('films', { count }) : <span className="mq-vh">{t('noTitles')}</span>}
        </span>
        {isFiltered(filters) && count > 0 && (
          <Button kind="line" onClick={() => onChange({})}>
            {t('resetFilters')}
          </Button>
        )}
      </span>
    </div>
  )
}

const typeName = (type: string, t: Text) =>
  type === 'feature' ? t('movie') : type === 'series' ? t('television') : type
