import type { ReactNode } from 'react'
import { useRuntime } from '../site/react/RuntimeContext'
import { SmartLink } from '../ui/SmartLink'
import { searchPath } from './searchPath'
import { searchAddress } from './searchTerms'
import './searchLink.scss'

interface Props {
  /** A name or a tag */
  words: string
  children?: ReactNode
}

/** Links a name or a tag to its search results; plain text on a site without a search */
export function SearchResultsLink({ words, children = words }: Props) {
  const path = searchPath(useRuntime().routes())
  if (!path) return children
  return (
    <SmartLink className="mq-search-link" href={searchAddress(path, words)}>
      {children}
    </SmartLink>
  )
}
