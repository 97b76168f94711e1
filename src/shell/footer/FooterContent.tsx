import { createLoader } from '../../lib/loader'
import { Boundary } from '../../ui/Boundary'
import { useLoaded } from '../../ui/useLoaded'

const html = createLoader(() => import('../../ui/html/Html'))

/** The operator's legal lines. The sanitiser is loaded for them only. */
export function FooterContent({ html: text }: { html: string }) {
  const { value } = useLoaded(html)
  return (
    <div className="mq-foot__content">
      <Boundary resetKey={text} fallback={() => null}>
        {value && <value.Html html={text} />}
      </Boundary>
    </div>
  )
}
