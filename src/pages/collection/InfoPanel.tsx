import { useId, useLayoutEffect, useRef, useState } from 'react'
import { collectionExpiry } from '../../catalogue/collections/collectionFacts'
import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import { relativeDate } from '../../catalogue/collections/relativeDate'
import { PERMISSIONS, type Permission, type Permissions } from '../../collaboration/permissions'
import type { Collection, CollectionAsset } from '../../generated/types'
import { formatDate } from '../../lib/dates/formatDate'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { useServiceTime } from '../../site/react/useServiceTime'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/picture/Picture'
import { ownerName } from './ownerName'
import './infoPanel.scss'

interface Props {
  collection: Collection
  assets: readonly CollectionAsset[]
  permissions: Permissions
}

const FILE_COUNT_TEXTS = {
  video: 'holdsVideos',
  image: 'holdsImages',
  subtitle: 'holdsSubtitles',
  audio: 'holdsAudio',
  other: 'holdsOthers',
} as const

/** Labels of permissions (spec part 2, section 6). */
export const PERMISSION_LABELS: Readonly<Record<Permission, TextKey>> = {
  read: 'permissionView',
  approve: 'permissionApprove',
  'write comments': 'permissionDiscuss',
  write: 'permissionUpload',
  download: 'permissionDownload',
}

export function InfoPanel({ collection, assets, permissions }: Props) {
  const t = useText()
  const now = useServiceTime()
  const { description, background, created_at, expire_date, end_date } = collection
  const image = safeResourceUrl(background)
  const endDate = expire_date ?? end_date
  const expiry = collectionExpiry(endDate, now)
  const counts = Object.entries(FILE_COUNT_TEXTS).flatMap(([type, key]) => {
    const count = assets.filter(({ file_type = 'other' }) => file_type === type).length
    return count > 0 ? [t(key, { count })] : []
  })
  const facts: [TextKey, string | undefined][] = [
    ['factOwner', ownerName(collection)],
    ['factCreated', relativeDate(created_at, now, t)],
    [
      'factExpires',
      [formatDate(endDate, 'D MMMM YYYY'), expiry && t(expiry.key, 'count' in expiry ? { count: expiry.count } : {})]
        .filter(Boolean)
        .join(' · ') || undefined,
    ],
    ['factHolds', counts.join(', ') || undefined],
    [
      'factYouMay',
      PERMISSIONS.filter((each) => permissions.has(each))
        .map((each) => t(PERMISSION_LABELS[each]))
        .join(', ') || undefined,
    ],
  ]
  return (
    <div className="mq-info">
      {image && (
        <div className="mq-info__art">
          <Picture src={image} alt="" width={744} height={319} sizes="(min-width: 768px) 372px, 100vw" first />
        </div>
      )}
      <div className="mq-info__words">
        {description && <Description text={description} />}
        <dl>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{t(name)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </div>
  )
}

/** Nine lines of the description (spec part 2, section 2) with a button that expands it, if it is longer. */
function Description({ text }: { text: string }) {
  const t = useText()
  const id = useId()
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [truncated, setTruncated] = useState(false)
  useLayoutEffect(() => {
    const { current } = paragraph
    if (!current || open) return
    const measure = () => setTruncated(current.scrollHeight > current.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [text, open])
  return (
    <>
      <p ref={paragraph} id={id} className={open ? 'mq-info__text' : 'mq-info__text mq-info__text--cut mq-clamp'}>
        {text}
      </p>
      {(truncated || open) && (
        <button
          type="button"
          className="mq-info__more"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'showLess' : 'showAll')}
          {open ? <Icon path={ICON_PATHS.up} /> : <Icon name="down" />}
        </button>
      )}
    </>
  )
}
