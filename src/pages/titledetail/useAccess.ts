import { closedMessage } from '../../catalogue/access/closedMessage'
import { isRecord } from '../../lib/isRecord'
import { ServiceError } from '../../service/reply'
import { authType } from '../../session/authType'
import { useRuntime, useSession } from '../../site/RuntimeContext'
import { type Access, titleAccess } from './titleAccess'
import { useLanding } from './useLanding'
import type { TitleData } from './useTitle'

/** Whether this visitor may see this title. */
export function useAccess({ served, title }: TitleData, slug: string): Access {
  const { document } = useRuntime().plan
  const { signedIn, groups } = useSession()
  const { error } = served
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
