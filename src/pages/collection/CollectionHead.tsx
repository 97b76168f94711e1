import { collectionExpiry, personName } from '../../catalogue/collections/collectionFacts'
import { ExpiryLabel } from '../../catalogue/collections/ExpiryLabel'
import { InitialsAvatar } from '../../catalogue/collections/InitialsAvatar'
import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import { collectionPath } from '../../catalogue/title/titleLink'
import { Breadcrumbs } from '../../collaboration/Breadcrumbs'
import type { Collection } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useServiceTime } from '../../site/react/useServiceTime'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { ownerName } from './ownerName'

const MAX_AVATARS = 4

interface Props {
  collection: Collection
  /** Number of assets; undefined while it loads. */
  total: number | undefined
  /** Opens the file dialog; undefined if the viewer may not upload. */
  onUpload: (() => void) | undefined
}

export function CollectionHead({ collection, total, onUpload }: Props) {
  const t = useText()
  const { routes } = useRuntime()
  const now = useServiceTime()
  const list = collectionPath(routes())
  const route = routes().find(({ component }) => component === 'collections')
  const expiry = collectionExpiry(collection.expire_date ?? collection.end_date, now)
  const { users = [], groups = [] } = collection.access ?? {}
  const owner = ownerName(collection)
  const count = users.length + groups.reduce((sum, group) => sum + (group.users?.length ?? 0), 0)
  return (
    <header className="mq-collection-head mq-wrap">
      <Breadcrumbs
        parents={[{ href: list, label: route?.label ?? route?.heading ?? t('collections') }]}
        currentLabel={collection.title}
      />
      <h1 tabIndex={-1}>{collection.title}</h1>
      <div className="mq-collection-head__facts">
        {expiry && <ExpiryLabel expiry={expiry} pill />}
        {total !== undefined && <span>{t('assetCount', { count: total })}</span>}
        {owner && <span>{t('ownedBy', { name: owner })}</span>}
        {count > 0 && (
          <span className="mq-collection-head__people">
            <span className="mq-people">
              {users.slice(0, MAX_AVATARS).map((person, index) => (
                <InitialsAvatar key={`${person.user} ${index}`} name={personName(person)} />
              ))}
            </span>
            {t('peopleCount', { count })}
          </span>
        )}
      </div>
      {onUpload && (
        <Button kind="first" className="mq-collection-head__upload" onClick={onUpload}>
          <Icon path={ICON_PATHS.upload} />
          {t('upload')}
        </Button>
      )}
    </header>
  )
}
