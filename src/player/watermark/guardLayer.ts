export interface LayerGuard {
  /** Starts to observe a layer, instead of the previous one. */
  watch(layer: HTMLElement): void
  /** Runs a change of the layer that must not count as tampering. */
  change(apply: () => void): void
  stop(): void
}

/** A delay, because two scripts that remove and restore the layer immediately would block the page. */
const RESTORE_DELAY_MS = 50

/**
 * Restores the layer when another script has removed, moved or changed it. Best effort against extensions and console
 * commands: it cannot stop the owner of the browser, or screen recording.
 * @param isInPlace whether the layer is still at its position in the document
 */
export function guardLayer(isInPlace: () => boolean, restore: () => void): LayerGuard {
  let layer: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(onMutations)

  function onMutations(records: readonly MutationRecord[]) {
    if (timer !== undefined || records.length === 0) return
    if (isInPlace() && !records.some((record) => layer?.contains(record.target))) return
    timer = setTimeout(() => {
      timer = undefined
      restore()
    }, RESTORE_DELAY_MS)
  }

  return {
    watch(next) {
      layer = next
      observer.disconnect()
      observer.observe(next, { attributes: true, childList: true, characterData: true, subtree: true })
      if (next.parentNode) observer.observe(next.parentNode, { childList: true })
    },
    change(apply) {
      onMutations(observer.takeRecords())
      apply()
      observer.takeRecords()
    },
    stop() {
      observer.disconnect()
      clearTimeout(timer)
    },
  }
}
