import type { PageProps } from '../../site/pageProps'

export default function TitlesPage(_: PageProps) {
  return null
}
