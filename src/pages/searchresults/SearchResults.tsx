import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useIsUnavailable } from '../../catalogue/access/useTitleAccess'
import { NominationsHeading } from '../../catalogue/card/NominationsHeading'
import { TitleColumns } from '../../catalogue/row/TitleColumns'
import { useCustomGenres } from '../../catalogue/title-filters/customGenres'
import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { ListStates } from '../../page/list/ListStates'
import { matchReason } from '../../search/hints/matchReason'
import { searchQuery } from '../../service/titles'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { Pager } from '../../ui/rows/Pager'
import { SmartLink } from '../../ui/SmartLink'
import { AssetResults, type AssetSearchResult, useAssetResults, useCanSearchAssets } from './AssetResults'
import { SearchOrder } from './SearchOrder'
import { GenreLinks } from './SearchStart'
import { analyticsSearch, pageNumberOf, queryStringWithChanges, type SearchRequest } from './searchRequest'

interface Props {
  request: SearchRequest
  params: URLSearchParams
  pathname: string
  onClear: () => void
}

export function SearchResults({ request, params, pathname, onClear }: Props) {
  const t = useText()
  const { route } = usePage()
  const [group, groupChoice] = useCustomGenres(route?.title_filter)
  const { key, tag, read } = searchQuery({ ...request, genre: group?.genres.join(',') || undefined })
  const result = useQuery(
    { key: `search ${key}`, tag, read: async (client) => ({ ...(await read(client)), words: request.search }) },
    { keepPreviousData: true },
  )
  const { data, error } = result
  const hrefOf = (page: number) =>
    pathname + queryStringWithChanges(params, { offset: page > 1 ? String((page - 1) * request.limit) : undefined })
  const withAssets = useCanSearchAssets()
  const assets = useAssetResults(withAssets ? request.search : undefined)
  const isUnavailable = useIsUnavailable()
  const noteOf = (title: TitleCard) =>
    isUnavailable(title) ? t('notAvailableNow') : matchReason(title, data?.words ?? '', t)
  const count = data && data.total + (assets.items?.length ?? 0)
  // Announced once, when titles and assets are counted.
  const isCounted = data !== undefined && error === undefined && !(withAssets && isPending(assets))
  // With `keepPreviousData`, the data may belong to the previous search.
  useSearchEvent(data?.words, isCounted && data.words === request.search ? count : undefined)
  return (
    <>
      <div className="mq-wrap mq-search__head">
        <ResultCount count={isCounted ? count : undefined} words={data?.words} />
        <SearchOrder request={request} />
      </div>
      {groupChoice}
      <div className="mq-search__results">
        <ListStates
          result={result}
          failed={t('searchFailed')}
          isEmpty={({ total }) => total === 0}
          empty={count === 0 && isCounted ? <NoResults request={request} onClear={onClear} /> : null}
        >
          {({ items, total }) => (
            <>
              <NominationsHeading level="h3" />
              {withAssets && <h3 className="mq-wrap mq-search__part">{t('films', { count: total })}</h3>}
              <TitleColumns titles={items} module="search" layout="posters" first noteOf={noteOf} />
              <Pager page={pageNumberOf(request)} total={total} size={request.limit} hrefOf={hrefOf} />
            </>
          )}
        </ListStates>
      </div>
      {withAssets && <AssetResults assets={assets} />}
    </>
  )
}

const isPending = ({ items, error }: AssetSearchResult) => items === undefined && error === undefined

/** Reports a search to analytics when `found` is known. */
function useSearchEvent(words: string | undefined, found: number | undefined): void {
  const { events } = useRuntime()
  useEffect(() => {
    if (words !== undefined && found !== undefined) events.emit({ name: 'search', ...analyticsSearch(words), found })
  }, [events, words, found])
}

/** Live region. It is always mounted, because screen readers announce only changes of an existing one. */
function ResultCount({ count, words }: { count: number | undefined; words: string | undefined }) {
  const t = useText()
  return (
    <div role="status" className="mq-search__count">
      {count !== undefined && (
        <>
          <h2>{count > 0 ? t('searchFound', { count }) : t('noResults')}</h2>
          {/* Changes the live region, so that an equal count is announced again. */}
          <span className="mq-vh">{words}</span>
        </>
      )}
    </div>
  )
}

function NoResults({ request, onClear }: { request: SearchRequest; onClear: () => void }) {
  const t = useText()
  const [params] = useSearchParams()
  const { pathname } = usePage()
  return (
    <>
      <div className="mq-wrap mq-search__no-results">
        <p>{t('searchNothing', { words: request.search })}</p>
        <p className="mq-search__ways">
          <Button kind="line" onClick={onClear}>
            {t('clearSearch')}
          </Button>
          {!request.type.includes(',') && (
            <SmartLink
              className={buttonClass('line')}
              href={`${pathname}${queryStringWithChanges(params, { type: undefined })}`}
            >
              {t('searchAllTypes')}
            </SmartLink>
          )}
        </p>
      </div>
      <GenreLinks heading={t('browseInstead')} />
    </>
  )
}
