import { TitleColumns } from '../../catalogue/row/TitleColumns'
import { useQuery } from '../../data/useQuery'
import { ListStates } from '../../page/list/ListStates'
import { searchQuery } from '../../service/titles'
import { usePage } from '../../site/react/PageContext'
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
  const { route } = usePage()
  const { key, read } = searchQuery(question)
  const answer = useQuery(
    { key, read: async (ask) => ({ ...(await read(ask)), words: question.search }) },
    { keep: true },
  )
  const { data, error } = answer
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
          answer={answer}
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
