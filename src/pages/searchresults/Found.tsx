import { loadTitles } from '../../catalogue/data/loadTitles'
import { TitleColumns } from '../../catalogue/row/TitleColumns'
import { useService } from '../../data/useService'
import { ListStates } from '../../page/list/ListStates'
import { searchTitles } from '../../service/search'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Pager } from '../../ui/rows/Pager'
import { FoundAssets } from './FoundAssets'
import { NothingFound } from './NothingFound'
import { Order } from './Order'
import { changed, pageOf, type SearchQuestion } from './searchQuery'
import { useAssetSearch } from './useAssetSearch'

interface Props {
  question: SearchQuestion
  params: URLSearchParams
  pathname: string
  onClear: () => void
}

/** What was found: how much, in which order, the titles, and the way to further pages. Below it the assets, for those who may see some. */
export function Found({ question, params, pathname, onClear }: Props) {
  const t = useText()
  const runtime = useRuntime()
  const { route } = usePage()
  const key = `search ${JSON.stringify(question)}`
  const load = async () => ({
    ...(await loadTitles(runtime, searchTitles(runtime.http, question))),
    words: question.search,
  })
  const served = useService(key, load, { keep: true })
  const { data, error } = served
  const hrefOf = (page: number) =>
    pathname + changed(params, { offset: page > 1 ? String((page - 1) * question.limit) : undefined })
  const withAssets = useAssetSearch()
  return (
    <>
      <div className="mq-wrap mq-search__head">
        {/* There before it says anything, so that it is read aloud when it does. */}
        <div role="status" className="mq-search__count">
          {data && error === undefined && (
            <>
              <h2>{data.total > 0 ? t('searchFound', { count: data.total }) : t('noResults')}</h2>
              {/* As many as before is news, too. */}
              <span className="mq-vh">{data.words}</span>
            </>
          )}
        </div>
        <Order question={question} />
      </div>
      <div className="mq-search__found">
        <ListStates
          served={served}
          failed={t('searchFailed')}
          isEmpty={({ total }) => total === 0}
          empty={<NothingFound question={question} onClear={onClear} />}
        >
          {({ items, total }) => (
            <>
              {route?.nominations_heading && <h3 className="mq-wrap mq-search__season">{route.nominations_heading}</h3>}
              <TitleColumns titles={items} module="search" layout="posters" first />
              <Pager page={pageOf(question)} total={total} size={question.limit} hrefOf={hrefOf} />
            </>
          )}
        </ListStates>
      </div>
      {withAssets && <FoundAssets words={question.search} />}
    </>
  )
}
