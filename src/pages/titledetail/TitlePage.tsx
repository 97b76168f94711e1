import type { PageProps } from '../../site/pageProps'

export default function TitlePage(_: PageProps) {
  return null
}
