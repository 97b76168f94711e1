/** Keeps a layer in the page as its owner built it. */
export interface LayerGuard {
  /** Looks after a layer that is in the page now, instead of the one before. */
  watch(layer: HTMLElement): void
  /** Runs changes of the owner's own. */
  own(change: () => void): void
  end(): void
}

/** Not at once: with another script that takes it away at once the two would hold up the page for ever. */
const PAUSE = 50

/**
 * Tells when somebody else has removed, moved or changed the layer. Best effort: whoever owns the browser can switch off
 * this, too; it stops what hides watermarks by the way (extensions, a console line), not a recorder.
 * @param isInPlace whether the layer still is where it belongs
 */
export function guardLayer(isInPlace: () => boolean, restore: () => void): LayerGuard {
  let layer: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(noticed)

  function noticed(records: readonly MutationRecord[]) {
    if (timer !== undefined || records.length === 0) return
    if (isInPlace() && !records.some((record) => layer?.contains(record.target))) return
    timer = setTimeout(() => {
      timer = undefined
      restore()
    }, PAUSE)
  }

  return {
    watch(next) {
      layer = next
      observer.disconnect()
      observer.observe(next, { attributes: true, childList: true, characterData: true, subtree: true })
      if (next.parentNode) observer.observe(next.parentNode, { childList: true })
    },
    own(change) {
      noticed(observer.takeRecords())
      change()
      observer.takeRecords()
    },
    end() {
      observer.disconnect()
      clearTimeout(timer)
    },
  }
}
