/** Where the tag takes its orders from. */
interface TagWindow {
  dataLayer?: unknown[]
}

/**
 * Gives the analytics tag its first orders. It reads them when it has loaded.
 * @param id measurement id, already validated
 */
export function startAnalytics(window: object, id: string): void {
  const tag = window as TagWindow
  tag.dataLayer ??= []
  const layer = tag.dataLayer
  // The tag tells an order from other entries by its being an arguments object.
  function order(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  order('js', new Date())
  order('config', id)
}
