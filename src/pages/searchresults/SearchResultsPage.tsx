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
import { parseSearchRequest, queryStringWithChanges } from './searchRequest'
import './searchResults.scss'

/**
 * Search (spec: Search results): the field and the results for the address. Without search text, suggestions, with the
 * focus in the field.
 */
export default function SearchResultsPage({ route, pathname }: PageProps) {
  const t = useText()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const request = parseSearchRequest(params)
  const heading = route?.heading ?? route?.label ?? t('search')
  const { search } = request

  const initialSearch = useRef(search)
  useEffect(() => {
    // Back may have restored the focus of a link.
    if (!initialSearch.current && !document.activeElement?.matches('main a'))
      field.current?.focus({ preventScroll: true })
  }, [])

  const searchFor = (text: string) => {
    const to = pathname + queryStringWithChanges(params, { search: text })
    navigate(to, { replace: text === search })
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
          <SearchResults request={request} params={params} pathname={pathname} onClear={clear} />
        ) : (
          <SearchStart path={pathname} />
        )}
      </ModuleList>
    </PageFrame>
  )
}
