import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useIsUnavailable } from '../../catalogue/access/useTitleAccess'
import { NominationsHeading } from '../../catalogue/card/NominationsHeading'
import { TitleColumns } from '../../catalogue/row/TitleColumns'
import { useCustomGenres } from '../../catalogue/title-filters/customGenres'
import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { ListStates } from '../../page/list/ListStates'
import { hitReason } from '../../search/hitReason'
import { searchQuery } from '../../service/titles'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { Pager } from '../../ui/rows/Pager'
import { SmartLink } from '../../ui/SmartLink'
import { AssetResults, useAssetSearch, useAssets } from './AssetResults'
import { SearchOrder } from './SearchOrder'
import { GenreLinks } from './SearchStart'
import { changed, pageOf, publicWords, type SearchQuestion } from './searchQuestion'

interface Props {
  question: SearchQuestion
  params: URLSearchParams
  pathname: string
  onClear: () => void
}

/** What was found: how much, in which order, the titles, and the way to further pages. Below it the assets, for those who may see some. */
export function SearchResults({ question, params, pathname, onClear }: Props) {
  const t = useText()
  const { route } = usePage()
  const [group, segments] = useCustomGenres(route?.title_filter)
  const { key, tag, read } = searchQuery({ ...question, genre: group?.genres.join(',') || undefined })
  const answer = useQuery(
    { key: `search ${key}`, tag, read: async (ask) => ({ ...(await read(ask)), words: question.search }) },
    { keepPreviousData: true },
  )
  const { data, error } = answer
  const hrefOf = (page: number) =>
    pathname + changed(params, { offset: page > 1 ? String((page - 1) * question.limit) : undefined })
  const withAssets = useAssetSearch()
  const assets = useAssets(withAssets ? question.search : undefined)
  const isUnavailable = useIsUnavailable()
  const noteOf = (title: TitleCard) =>
    isUnavailable(title) ? t('notAvailableNow') : hitReason(title, data?.words ?? '', t)
  const count = data && data.total + (assets.items?.length ?? 0)
  // Told once, when both are known: it is read aloud.
  const counted =
    data && error === undefined && !(withAssets && assets.items === undefined && assets.error === undefined)
  const { events } = useRuntime()
  const words = data?.words
  // What was found before stays until the next is there: it is no answer to the new words.
  const found = counted && words === question.search ? count : undefined
  useEffect(() => {
    if (words !== undefined && found !== undefined) events.emit({ name: 'search', ...publicWords(words), found })
  }, [events, words, found])
  return (
    <>
      <div className="mq-wrap mq-search__head">
        {/* There before it says anything, so that it is read aloud when it does. */}
        <div role="status" className="mq-search__count">
          {counted && count !== undefined && (
            <>
              <h2>{count > 0 ? t('searchFound', { count }) : t('noResults')}</h2>
              {/* As many as before is news, too. */}
              <span className="mq-vh">{data.words}</span>
            </>
          )}
        </div>
        <SearchOrder question={question} />
      </div>
      {segments}
      <div className="mq-search__results">
        <ListStates
          answer={answer}
          failed={t('searchFailed')}
          isEmpty={({ total }) => total === 0}
          empty={count === 0 && counted ? <NoResults question={question} onClear={onClear} /> : null}
        >
          {({ items, total }) => (
            <>
              <NominationsHeading level="h3" />
              {withAssets && <h3 className="mq-wrap mq-search__part">{t('films', { count: total })}</h3>}
              <TitleColumns titles={items} module="search" layout="posters" first noteOf={noteOf} />
              <Pager page={pageOf(question)} total={total} size={question.limit} hrefOf={hrefOf} />
            </>
          )}
        </ListStates>
      </div>
      {withAssets && <AssetResults assets={assets} />}
    </>
  )
}

/** Nothing was found: what to try, and the genres to look around in. */
function NoResults({ question, onClear }: { question: SearchQuestion; onClear: () => void }) {
  const t = useText()
  const [params] = useSearchParams()
  const { pathname } = usePage()
  return (
    <>
      <div className="mq-wrap mq-search__no-results">
        <p>{t('searchNothing', { words: question.search })}</p>
        <p className="mq-search__ways">
          <Button kind="line" onClick={onClear}>
            {t('clearSearch')}
          </Button>
          {!question.type.includes(',') && (
            <SmartLink className={buttonClass('line')} href={`${pathname}${changed(params, { type: undefined })}`}>
              {t('searchAllTypes')}
            </SmartLink>
          )}
        </p>
      </div>
      <GenreLinks heading={t('browseInstead')} />
    </>
  )
}
