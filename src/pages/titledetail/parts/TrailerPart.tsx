import { titleAddress } from '../../../catalogue/title/titleLink'
import { useText } from '../../../text/TextContext'
import { buttonClass } from '../../../ui/Button'
import { SmartLink } from '../../../ui/SmartLink'
import type { PartProps } from './parts'

/** The trailer, in the dialog of an extra: the page stays where it is. */
export function TrailerPart({ title }: PartProps) {
  const t = useText()
  const slug = title.trailer?.slug
  if (!slug) return null
  return (
    <SmartLink className={buttonClass('quiet')} href={titleAddress(title.slug, slug)}>
      {t('trailer')}
    </SmartLink>
  )
}
