import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { SearchBox } from '../../search/SearchBox'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { SearchResults } from './SearchResults'
import { SearchStart } from './SearchStart'
import { changed, readQuestion } from './searchQuestion'
import './searchResults.scss'

/**
 * Search (spec: Search results): the field, and what the address asks for. Without words a start to look around from,
 * with the focus in the field.
 */
export default function SearchResultsPage({ route, pathname }: PageProps) {
  const t = useText()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const question = readQuestion(params)
  const heading = route?.heading ?? route?.label ?? t('search')
  const { search } = question

  const arrivedWith = useRef(search)
  useEffect(() => {
    // Back may have given the focus to what was followed here.
    if (!arrivedWith.current && !document.activeElement?.matches('main a'))
      field.current?.focus({ preventScroll: true })
  }, [])

  const searchFor = (words: string) => {
    const to = pathname + changed(params, { search: words })
    navigate(to, { replace: words === search })
  }
  const clear = () => {
    searchFor('')
    field.current?.focus()
  }

  return (
    <PageFrame title={search ? `${search} · ${heading}` : heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        <div className="mq-wrap mq-search__field">
          <SearchBox path={pathname} words={search} onSearch={searchFor} field={field} />
        </div>
        {search ? (
          <SearchResults question={question} params={params} pathname={pathname} onClear={clear} />
        ) : (
          <SearchStart path={pathname} />
        )}
      </ModuleList>
    </PageFrame>
  )
}
