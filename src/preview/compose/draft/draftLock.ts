interface Options {
  /** Takes the lock from the tab that has it. */
  steal?: boolean
  /** Called when another tab has taken the lock. */
  onLost?: () => void
}

/**
 * Locks a draft for this tab until its page closes, so that two tabs do not overwrite each other's steps.
 * @param name of the lock: the same for all tabs with this draft
 * @returns false if another tab has the lock. True without a lock if the browser offers none, as on an insecure origin
 */
export function holdDraftLock(name: string, { steal = false, onLost }: Options = {}): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    let isHeld = false
    locks
      .request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
        isHeld = lock !== null
        resolve(isHeld)
        // The browser holds the lock while this promise is pending.
        return lock ? new Promise<never>(() => {}) : undefined
      })
      .catch(() => {
        if (isHeld) onLost?.()
        else resolve(true)
      })
  })
}
