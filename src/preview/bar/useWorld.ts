import { useCallback, useEffect, useState } from 'react'
import { readWorld, type World } from './world'

/** The world of this browser: undefined while it is read, an error where no fixture service answers. */
export function useWorld(): { world: World | undefined; failed: boolean; refresh: () => void } {
  const [world, setWorld] = useState<World>()
  const [failed, setFailed] = useState(false)
  const refresh = useCallback(() => {
    readWorld().then(
      (read) => {
        setWorld(read)
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [])
  useEffect(refresh, [refresh])
  return { world, failed, refresh }
}
