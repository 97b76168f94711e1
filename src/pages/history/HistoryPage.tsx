import type { PageProps } from '../../site/pageProps'

export default function HistoryPage(_: PageProps) {
  return null
}
