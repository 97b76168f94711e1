export type FieldChecks = ReturnType<typeof createFieldChecks>

/** Changes of fields that wait for the validator. Of the changes of one field, only the last one counts. */
export function createFieldChecks() {
  const latest = new Map<string, object>()
  const running = new Set<Promise<unknown>>()
  return {
    /** @returns whether the change is still the latest one of its field, and was not cancelled */
    start(field: string): () => boolean {
      const own = {}
      latest.set(field, own)
      return () => latest.get(field) === own
    },

    /** Cancels all changes that wait for the validator: their results are ignored. */
    cancel: () => latest.clear(),

    /** Lets `settle` wait for a change. */
    track<T>(change: Promise<T>): Promise<T> {
      const settled: Promise<unknown> = change.then(ignore, ignore).then(() => running.delete(settled))
      running.add(settled)
      return change
    },

    /** Resolves after all changes. */
    async settle(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

const ignore = () => {}
