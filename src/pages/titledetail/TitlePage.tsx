import { InsteadOfTitle } from '../../catalogue/access/InsteadOfTitle'
import { useTitleAccess } from '../../catalogue/access/useTitleAccess'
import { nameOf } from '../../catalogue/title/titleFacts'
import { PageFrame } from '../../page/PageFrame'
import type { PageProps } from '../../site/pageProps'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { TitleBody } from './TitleBody'
import { useTitle } from './useTitle'

/**
 * A title: its heading by the layout of its type, its modules, its views (spec: Title detail, parameter slug). At the
 * fixed path /title/{slug} it has the module list that the site's own route of this kind names.
 */
export default function TitlePage({ params, route }: PageProps) {
  const { plan } = useRuntime()
  const from = route ?? plan.routes.find(({ component }) => component === 'titledetail')
  return <TitleOf slug={params.slug ?? ''} modulesUri={from?.modules_uri} />
}

function TitleOf({ slug, modulesUri }: { slug: string; modulesUri: string | undefined }) {
  const t = useText()
  const data = useTitle(slug)
  const { title, served } = data
  const access = useTitleAccess({ slug, title, error: served.error })
  if (access.type !== 'open') return <InsteadOfTitle access={access} retry={served.retry} />
  return (
    <PageFrame title={title && nameOf(title, t)}>
      <TitleBody data={data} modulesUri={modulesUri} />
    </PageFrame>
  )
}
