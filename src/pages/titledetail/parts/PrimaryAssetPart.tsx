import '../../../text/catalogueTexts'
import { playLink } from '../../../catalogue/titleLink'
import { useText } from '../../../text/TextContext'
import { buttonClass } from '../../../ui/Button'
import { SmartLink } from '../../../ui/SmartLink'
import type { PartProps } from './parts'

/** What of the title is played as a whole (spec: primary asset), from its beginning. */
export function PrimaryAssetPart({ title }: PartProps) {
  const t = useText()
  const slug = title.primary_video?.slug
  if (!slug || !playLink(title)) return null
  return (
    <SmartLink
      className={buttonClass('line')}
      href={`/play/${encodeURIComponent(slug)}`}
      data-card={title.id ?? title.slug}
    >
      {t(title.title_type === 'series' ? 'fromTheStart' : 'primaryAsset')}
    </SmartLink>
  )
}
