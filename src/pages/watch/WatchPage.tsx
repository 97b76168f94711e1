import type { PageProps } from '../../site/pageProps'

export default function WatchPage(_: PageProps) {
  return null
}
