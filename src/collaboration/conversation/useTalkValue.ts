import { useMemo } from 'react'
import type { CollectionUser } from '../../generated/types'
import { useServiceTime } from '../../site/react/useServiceTime'
import { useText } from '../../text/TextContext'
import type { Permissions } from '../permissions'
import { authorNames } from './conversations'
import type { Talk } from './useDesk'
import type { Desk } from './writing/writeComment'

/** 15 minutes in milliseconds. Dates are rounded to days, and the day of every time zone starts at such a boundary. */
const DATE_PRECISION_MS = 900_000

interface Inputs {
  desk: Desk
  can: Permissions
  owner: string | undefined
  people: readonly CollectionUser[] | undefined
  onMoment: ((seconds: number) => void) | undefined
  say: (text: string) => void
}

/** The context value of a conversation. It changes only with its inputs, so that threads are not rendered again. */
export function useTalkValue({ desk, can, owner, people, onMoment, say }: Inputs): Talk {
  const t = useText()
  const now = Math.floor(useServiceTime() / DATE_PRECISION_MS) * DATE_PRECISION_MS
  return useMemo(() => {
    const nameOf = authorNames(people)
    const externals = people?.filter(({ user_type }) => user_type === 'external')
    return {
      desk,
      can,
      authorOf: (comment) => nameOf(comment) ?? t('someone'),
      owner,
      externals: new Set(externals?.map(({ user }) => user.toLowerCase())),
      now,
      onMoment,
      say,
    }
  }, [desk, can, owner, people, now, onMoment, say, t])
}
