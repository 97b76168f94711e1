import { titleDisplayName } from '../../../catalogue/title/titleFacts'
import { titleAddress } from '../../../catalogue/title/titleLink'
import { useText } from '../../../text/TextContext'
import { Button } from '../../../ui/Button'
import { showToast } from '../../../ui/overlay/toast/showToast'
import type { PartProps } from './parts'

/** Shares the title's address with Web Share, otherwise copies it. Cancelling the share sheet shows no message. */
export function SharePart({ title }: Pick<PartProps, 'title'>) {
  const t = useText()
  const name = titleDisplayName(title, t)
  const share = async () => {
    const url = new URL(titleAddress(title.slug), location.href).href
    try {
      if (navigator.share) return await navigator.share({ title: name, url })
      await navigator.clipboard.writeText(url)
      showToast(t('linkCopied'))
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) showToast(t('linkNotCopied'), 'alert')
    }
  }
  return (
    <Button
      kind="quiet"
      round
      className="mq-title__share"
      aria-label={`${t('share')}: ${name}`}
      title={t('share')}
      onClick={share}
    >
      <svg className="mq-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 15V4m-4.5 4L12 3.5 16.5 8M6 12H5v8h14v-8h-1" />
      </svg>
    </Button>
  )
}
