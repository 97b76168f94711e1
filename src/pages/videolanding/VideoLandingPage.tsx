import type { PageProps } from '../../site/pageProps'

export default function VideoLandingPage(_: PageProps) {
  return null
}
