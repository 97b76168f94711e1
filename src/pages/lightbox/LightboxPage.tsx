import type { PageProps } from '../../site/pageProps'

export default function LightboxPage(_: PageProps) {
  return null
}
