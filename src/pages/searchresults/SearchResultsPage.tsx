import type { PageProps } from '../../site/pageProps'

export default function SearchResultsPage(_: PageProps) {
  return null
}
