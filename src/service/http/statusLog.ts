/** A response that was not successful, or that ended the session */
export interface BadStatus {
  status: number
  path: string
  /** The Authorization header that was sent, to ignore responses to an older session */
  authorization: string | undefined
  code?: string
}

export type StatusLog = ReturnType<typeof createStatusLog>

/** Buffers reports until the first subscription, because the first calls are made before anything is rendered. */
export function createStatusLog() {
  let pending: BadStatus[] = []
  let listener: ((bad: BadStatus) => void) | undefined
  return {
    report(bad: BadStatus): void {
      if (listener) listener(bad)
      else pending.push(bad)
    },
    subscribe(next: (bad: BadStatus) => void): () => void {
      listener = next
      const reported = pending
      pending = []
      for (const bad of reported) next(bad)
      return () => {
        if (listener === next) listener = undefined
      }
    },
  }
}
