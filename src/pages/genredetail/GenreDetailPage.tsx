import type { PageProps } from '../../site/pageProps'

export default function GenreDetailPage(_: PageProps) {
  return null
}
