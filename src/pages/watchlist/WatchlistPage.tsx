import type { PageProps } from '../../site/pageProps'

export default function WatchlistPage(_: PageProps) {
  return null
}
