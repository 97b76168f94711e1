import type { PageProps } from '../../site/pageProps'

export default function RecommendationsPage(_: PageProps) {
  return null
}
