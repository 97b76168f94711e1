import type { TitleCard } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import { ServiceError } from '../../service/http/reply'
import { authType } from '../../session/authType'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { closedMessage } from './closedMessage'
import { type Access, titleAccess } from './titleAccess'
import { useLanding } from './useLanding'

interface Asked {
  slug: string
  /** As far as it is known. */
  title: TitleCard | undefined
  /** Why it could not be had. */
  error: unknown
}

/** Whether this visitor may see this title, and what belongs to it. */
export function useTitleAccess({ slug, title, error }: Asked): Access {
  const { document } = useRuntime().plan
  const { signedIn, groups } = useSession()
  const parent = title?.hierarchy?.parent_slug
  const available = useLanding(parent ? [slug, parent] : [slug])
  const refused = error instanceof ServiceError && error.status === 403 ? error : undefined
  const code = refused && isRecord(refused.data) ? refused.data.error_code : undefined
  return titleAccess({
    config: document.site_config,
    canSignIn: authType(document) !== undefined,
    signedIn,
    error,
    closed: refused && closedMessage(document.site_config, groups, isCode(code) ? code : undefined),
    available,
  })
}

const isCode = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
