import { relativeDate } from '../../catalogue/collections/relativeDate'
import { useQuery } from '../../data/useQuery'
import type { Approval, AssetPerson, AssetRevision, CollectionAsset } from '../../generated/types'
import { revisionsQuery } from '../../service/collaboration/collections'
import { tagsQuery } from '../../service/inventory'
import { useSession } from '../../site/react/RuntimeContext'
import type { TranslateFunction } from '../../text/createText'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { formatSize } from '../assetFacts'
import { assetFactRows, assetPersonName } from './assetFactRows'
import './assetDetails.scss'

/** Facts, tags, approvals and revisions of an asset (spec part 2, section 3). */
export function AssetDetails({ asset }: { asset: CollectionAsset }) {
  const t = useText()
  const when = useRelativeDate()
  const rows = assetFactRows(asset, {
    t,
    size: formatSize(asset.meta?.size),
    uploaded: personAndDate(asset.created_by, when(asset.created_at), t),
    changed: personAndDate(asset.modified_by, when(asset.updated_at), t),
  })
  return (
    <div className="mq-asset-details">
      <dl>
        {rows.map(([word, value]) => (
          <div key={word}>
            <dt>{t(word)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Tags tags={asset.meta?.tags ?? []} />
      <Approvals approvals={asset.approval_status ?? []} when={when} />
      <Revisions asset={asset} when={when} />
    </div>
  )
}

type FormatDate = (date: string | undefined) => string | undefined

/** Returns a function that formats dates relative to the service's clock. */
export function useRelativeDate(): FormatDate {
  const t = useText()
  const { clockOffset } = useSession()
  return (date) => relativeDate(date, Date.now() + clockOffset, t)
}

/** "t.bauer, today, 11:05", or the known part of it. */
function personAndDate(
  person: AssetPerson | undefined,
  date: string | undefined,
  t: TranslateFunction,
): string | undefined {
  const name = assetPersonName(person)
  return name && date ? t('byPerson', { name, date }) : (name ?? date)
}

/** The tags of an asset, each with its number of uses if the service provides it. */
function Tags({ tags }: { tags: readonly string[] }) {
  const t = useText()
  // Without permission (403) only the tags are shown.
  const { data } = useQuery(tags.length > 0 ? tagsQuery : undefined)
  if (tags.length === 0) return null
  const uses = new Map(data?.map(({ value, times_used }) => [value.toLowerCase(), times_used]))
  return (
    <section>
      <h2>{t('factTags')}</h2>
      <ul className="mq-asset-details__tags">
        {[...new Set(tags)].map((tag) => {
          const count = uses.get(tag.toLowerCase())
          return (
            <li key={tag}>
              {tag}
              {count !== undefined && <small>{t('tagUsed', { count })}</small>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Approvals({ approvals, when }: { approvals: readonly Approval[]; when: FormatDate }) {
  const t = useText()
  if (approvals.length === 0) return null
  return (
    <section>
      <h2>{t('assetApprovals')}</h2>
      <ol className="mq-asset-details__lines">
        {approvals.map(({ action, created_at, user }, at) => (
          <li key={`${created_at} ${at}`}>
            <b>{t(action === 'approved' ? 'approved' : 'rejected')}</b>
            <span>{personAndDate(user, when(created_at), t)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Revisions from the asset itself, else requested from the service. */
function Revisions({ asset, when }: { asset: CollectionAsset; when: FormatDate }) {
  const t = useText()
  const own = asset.revisions
  const asked = useQuery(own === undefined ? revisionsQuery(asset.id) : undefined)
  const revisions: readonly AssetRevision[] = own ?? asked.data?.items ?? []
  if (asked.error !== undefined) {
    return <Notice title={t('assetRevisionsFailed')} action={{ label: t('tryAgain'), onPress: asked.retry }} />
  }
  if (revisions.length === 0) return null
  return (
    <section>
      <h2>{t('assetRevisions')}</h2>
      <ol className="mq-asset-details__lines">
        {revisions.map(({ user }, at) => (
          <li key={`${user.revision_date} ${at}`}>
            <b>{user.display_name ?? t('someone')}</b>
            <span>{when(user.revision_date)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
