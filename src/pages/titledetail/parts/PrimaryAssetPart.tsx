import { playLink } from '../../../catalogue/title/titleLink'
import { useText } from '../../../text/TextContext'
import { buttonClass } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { SmartLink } from '../../../ui/SmartLink'
import type { PartProps } from './parts'

/** What of the title is played as a whole (spec: primary asset), from its beginning. */
export function PrimaryAssetPart({ title, layout }: PartProps) {
  const t = useText()
  const slug = title.primary_video?.slug
  if (!slug || !playLink(title)) return null
  // Where the layout has no button to watch, this is the one.
  const only = !layout.section.includes('watch')
  return (
    <SmartLink
      className={buttonClass(only ? 'first' : 'line')}
      href={`/play/${encodeURIComponent(slug)}`}
      data-card={title.id ?? title.slug}
    >
      {only && <Icon name="play" />}
      {t(title.title_type === 'series' ? 'fromTheStart' : 'primaryAsset')}
    </SmartLink>
  )
}
