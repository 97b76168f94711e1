import { titleAddress } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'

/** The way back to the title that this one belongs to (spec, section 2: Watch page); for a film, to its own page. */
export function BackLink({ title }: { title: TitleCard | undefined }) {
  const t = useText()
  const { parent_slug, parent_title } = title?.hierarchy ?? {}
  const slug = parent_slug ?? (title && OWN_PAGE.has(title.title_type) ? title.slug : undefined)
  const name = (parent_slug && (parent_title || parent_slug)) || title?.name || slug
  return (
    <p className="mq-watch__back mq-wrap">
      {slug && name && (
        <SmartLink href={titleAddress(slug)} aria-label={t('watchBackTo', { name })}>
          <Icon name="back" />
          <span>{name}</span>
        </SmartLink>
      )}
    </p>
  )
}

/** What has a title page of its own. */
const OWN_PAGE: ReadonlySet<string | undefined> = new Set(['feature', 'series'])
